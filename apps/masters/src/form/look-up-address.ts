import { http } from '@haisha/platform';
import type { PostalCode } from '@haisha/validation/postal-code';

type AddressPart = 'prefecture' | 'city' | 'addressLine1';

/** Asks the server for the place of a postal code and hands over its parts; false when there is none. */
export async function lookUpAddress(code: string, fill: (part: AddressPart, text: string) => void): Promise<boolean> {
  const { places } = await http().get<PostalCode>(`/postal-codes/${code}`);
  const [place] = places;
  if (!place) return false;
  fill('prefecture', place.prefecture);
  fill('city', place.city);
  fill('addressLine1', place.town);
  return true;
}
