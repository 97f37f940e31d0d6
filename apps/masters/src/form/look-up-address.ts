import { http, isProblem } from '@haisha/platform';
import type { PostalCode } from '@haisha/validation/postal-code';

type AddressPart = 'prefecture' | 'city' | 'addressLine1';

/** Asks the server for the place of a postal code and hands over its parts; false when there is none. */
export async function lookUpAddress(code: string, fill: (part: AddressPart, text: string) => void): Promise<boolean> {
  const place = await placeOf(code);
  if (!place) return false;
  fill('prefecture', place.prefecture);
  fill('city', place.city);
  fill('addressLine1', place.town);
  return true;
}

async function placeOf(code: string): Promise<PostalCode['places'][number] | undefined> {
  try {
    const { places } = await http().get<PostalCode>(`/postal-codes/${code}`);
    return places[0];
  } catch (error) {
    if (isProblem(error, 'record.not_found')) return undefined;
    throw error;
  }
}
