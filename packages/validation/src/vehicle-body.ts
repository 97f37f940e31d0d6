import * as z from 'zod';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { decimal, oneOf } from './field.ts';
import type { FieldError } from './rule.ts';
import { type bodyTypes, mostZones, temperatureZones } from './vehicle-body-choices.ts';

export { bodyTypes, temperatureZones } from './vehicle-body-choices.ts';

const celsius = () => decimal({ min: -60, max: 60, places: 1 });

/** One compartment with the range it can hold; ranges differ by company, so they are data. */
const zoneSchema = z
  .object({ zone: oneOf(temperatureZones), minCelsius: celsius(), maxCelsius: celsius() })
  .check(crossField(({ minCelsius, maxCelsius }) => rangeErrors(minCelsius, maxCelsius)));

export const zonesSchema = z.array(zoneSchema).max(mostZones).default([]);

export type BodyType = (typeof bodyTypes)[number];
export type TemperatureZone = (typeof temperatureZones)[number];
export type Zone = z.output<typeof zoneSchema>;

/** Each kind of compartment is listed once, with its widest range. */
export function zoneErrors(zones: unknown): FieldError[] {
  const kinds = kindsOf(zones);
  return kinds.flatMap((kind, index) =>
    typeof kind === 'string' && kinds.indexOf(kind) < index ? [{ path: `zones.${index}.zone`, code: 'duplicate' }] : [],
  );
}

/** A body with two or three zones should list as many; an empty list is not filled in yet. */
export function zoneWarnings({ bodyType, zones }: UncheckedFields): FieldError[] {
  const listed = kindsOf(zones).length;
  const expected = { twoZone: 2, threeZone: 3 }[String(bodyType)];
  if (expected === undefined || listed === 0 || listed === expected) return [];
  return [{ path: 'zones', code: 'zones.count', params: { expected } }];
}

function kindsOf(zones: unknown): unknown[] {
  return Array.isArray(zones) ? zones.map((zone: UncheckedFields | null) => zone?.zone) : [];
}

function rangeErrors(min: unknown, max: unknown): FieldError[] {
  if (typeof min !== 'number' || typeof max !== 'number' || min < max) return [];
  return [{ path: 'maxCelsius', code: 'aboveMinCelsius' }];
}
