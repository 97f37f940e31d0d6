import * as z from 'zod';
import { crossField } from './cross-field.ts';
import { decimal, oneOf } from './field.ts';
import type { FieldError } from './rule.ts';

export const bodyTypes = [
  'dryVan',
  'chilled',
  'frozen',
  'twoZone',
  'threeZone',
  'wing',
  'flatbed',
  'tractorHead',
  'other',
] as const;
export const temperatureZones = ['ambient', 'chilled', 'frozen', 'controlled'] as const;

const celsius = () => decimal({ min: -60, max: 60, places: 1 });

/** One compartment with the range it can hold; ranges differ by company, so they are data. */
export const zoneSchema = z
  .object({ zone: oneOf(temperatureZones), minCelsius: celsius(), maxCelsius: celsius() })
  .check(crossField(({ minCelsius, maxCelsius }) => rangeErrors(minCelsius, maxCelsius)));

export const zonesSchema = z.array(zoneSchema).max(5).default([]);

export type BodyType = (typeof bodyTypes)[number];
export type TemperatureZone = (typeof temperatureZones)[number];
export type Zone = z.output<typeof zoneSchema>;

function rangeErrors(min: unknown, max: unknown): FieldError[] {
  if (typeof min !== 'number' || typeof max !== 'number' || min < max) return [];
  return [{ path: 'maxCelsius', code: 'mustExceed', params: { other: 'minCelsius' } }];
}
