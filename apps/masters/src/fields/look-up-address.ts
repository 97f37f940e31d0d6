import { http, isProblem } from '@haisha/platform';
import type { PostalCode } from '@haisha/validation/postal-code';

const parts = ['prefecture', 'city', 'addressLine1'] as const;

type AddressPart = (typeof parts)[number];
type AddressForm = {
  getValues: (part: AddressPart) => unknown;
  setValue: (part: AddressPart, text: string, options: { shouldDirty: true; shouldValidate: true }) => void;
};

/** Asks the server for the place of a postal code and fills what was not typed meanwhile; false when there is none. */
export async function lookUpAddress(code: string, form: AddressForm): Promise<boolean> {
  const before = parts.map((part) => form.getValues(part));
  const place = await placeOf(code);
  if (!place) return false;
  const found = { prefecture: place.prefecture, city: place.city, addressLine1: place.town };
  parts.forEach((part, at) => {
    if (form.getValues(part) !== before[at]) return;
    form.setValue(part, found[part], { shouldDirty: true, shouldValidate: true });
  });
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
