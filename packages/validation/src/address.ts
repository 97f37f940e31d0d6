import type { UncheckedFields } from './cross-field.ts';
import { decimal, optional, text } from './field.ts';
import { postalCode } from './japanese-field.ts';
import type { FieldError } from './rule.ts';

const parts = {
  prefecture: text({ max: 10 }),
  city: text({ max: 40 }),
  addressLine1: text({ max: 80 }),
};
const building = { addressLine2: optional(text({ max: 80 })) };

/** A postal address. */
export const addressFields = { postalCode: postalCode(), ...parts, ...building };

/** The same address, optional. */
export const optionalAddressFields = {
  postalCode: optional(postalCode()),
  prefecture: optional(parts.prefecture),
  city: optional(parts.city),
  addressLine1: optional(parts.addressLine1),
  ...building,
};

/** A place on the map of Japan, WGS 84. */
export const positionFields = {
  latitude: optional(decimal({ min: 20, max: 46, places: 6 })),
  longitude: optional(decimal({ min: 122, max: 154, places: 6 })),
};

/** A position needs both numbers. */
export function positionErrors({ latitude, longitude }: UncheckedFields): FieldError[] {
  if (typeof latitude === 'number' && longitude === null) return [{ path: 'longitude', code: 'required' }];
  if (typeof longitude === 'number' && latitude === null) return [{ path: 'latitude', code: 'required' }];
  return [];
}
