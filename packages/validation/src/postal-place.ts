import { liesAt, type PostalPlace } from '@haisha/rules/postal-place';
import type { UncheckedFields } from './cross-field.ts';
import type { FieldError } from './rule.ts';

/** Points out an address that does not lie in the place of its postal code; a code without a known place says nothing. */
export function postalPlaceWarnings(
  { prefecture, city }: UncheckedFields,
  place: PostalPlace | null | undefined,
): FieldError[] {
  if (!place || typeof prefecture !== 'string' || typeof city !== 'string' || prefecture === '' || city === '')
    return [];
  if (liesAt({ prefecture, city }, place)) return [];
  return [{ path: 'postalCode', code: 'postalCodeElsewhere', params: { place: place.prefecture + place.city } }];
}
