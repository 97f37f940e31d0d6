import { liesAt, type PostalPlace, repeatsPlace } from '@haisha/rules/postal-place';
import type { UncheckedFields } from './cross-field.ts';
import { type FieldError, isEmpty } from './rule.ts';

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

/**
 * Points out a line of an address that says prefecture or city once more, which then stand twice on papers or disagree, and
 * one of which nobody knows where it is.
 */
export function addressLineWarnings({ prefecture, city, addressLine1 }: UncheckedFields): FieldError[] {
  if (typeof addressLine1 !== 'string' || addressLine1 === '') return [];
  if (repeatsPlace(addressLine1, typeof city === 'string' ? city : '')) {
    return [{ path: 'addressLine1', code: 'placeInLine' }];
  }
  return isEmpty(prefecture) || isEmpty(city) ? [{ path: 'addressLine1', code: 'placeMissing' }] : [];
}
