import type { UncheckedFields } from '@haisha/validation/cross-field';
import { addressLineWarnings, postalPlaceWarnings } from '@haisha/validation/postal-place';
import type { FieldError } from '@haisha/validation/rule';
import { type PlaceOfCode, placeOfCode } from '../../postal-codes/place-of-code.ts';
import type { Reader } from '../../records/entity-repository.ts';

type Warnings<Input> = (db: Reader, inputs: readonly Input[], today: string) => Promise<FieldError[][]>;
type Addressed = { postalCode: string | null; prefecture: string | null; city: string | null };

/** What the form points out from the fields alone. */
export function fieldWarnings<Input extends object>(of: (draft: UncheckedFields) => FieldError[]): Warnings<Input> {
  return async (_db, inputs) => inputs.map((input) => of(input as UncheckedFields));
}

/** The same, and postal codes that belong elsewhere; every code is looked up once. */
export function addressWarnings<Input extends Addressed>(
  of: (draft: UncheckedFields, today: string) => FieldError[] = () => [],
): Warnings<Input> {
  return async (_db, inputs, today) => {
    const codes = new Set(inputs.flatMap(({ postalCode }) => postalCode ?? []));
    const places = new Map<string, PlaceOfCode | null>();
    for (const code of codes) places.set(code, await placeOfCode(code));
    return inputs.map((input) => [
      ...of(input as UncheckedFields, today),
      ...addressLineWarnings(input as UncheckedFields),
      ...postalPlaceWarnings(input as UncheckedFields, places.get(input.postalCode ?? '')),
    ]);
  };
}
