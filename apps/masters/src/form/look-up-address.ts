import { http, isProblem } from '@haisha/platform';
import type { PostalCode } from '@haisha/validation/postal-code';

type AddressPart = 'prefecture' | 'city' | 'addressLine1';

/** Asks the server for the place of a postal code and hands over its parts; false when there is none. */
export async function lookUpAddress(code: string, fill: (part: AddressPart, text: string) => void): Promise<boolean> {
  try {
    const place = await http().get<PostalCode>(`/postal-codes/${code}`);
    fill('prefecture', place.prefecture);
    fill('city', place.city);
    fill('addressLine1', place.town);
    return true;
  } catch (error) {
    if (isProblem(error) && error.code === 'record.not_found') return false;
    throw error;
  }
}
