import * as z from 'zod';
import { colour } from './colour.ts';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, integer, note, oneOf, optional, text } from './field.ts';
import { decimalFigure, figure, unusualFigures } from './figure.ts';
import { name } from './japanese-field.ts';
import type { FieldError } from './rule.ts';
import { stored } from './stored.ts';
import { bodyTypes, zoneErrors, zonesSchema, zoneWarnings } from './vehicle-body.ts';
import { weightErrors } from './vehicle-errors.ts';
import { vehicleClasses, vehicleTypeSortColumns } from './vehicle-type-choices.ts';

export { vehicleClasses, vehicleTypeSortColumns } from './vehicle-type-choices.ts';

const vehicleTypeFields = {
  code: code(),
  name: name({ max: 60 }),
  nameEn: optional(text({ max: 60 })),
  vehicleClass: oneOf(vehicleClasses),
  grossWeightKg: optional(figure('grossWeightKg')),
  maxLoadKg: optional(figure('maxLoadKg')),
  bodyType: optional(oneOf(bodyTypes)),
  zones: zonesSchema,
  palletCapacity: optional(figure('palletCapacity')),
  rollCageCapacity: optional(figure('rollCageCapacity')),
  capacityCubicMetres: optional(decimalFigure('capacityCubicMetres')),
  fuelEconomyKmPerLitre: optional(decimalFigure('fuelEconomyKmPerLitre')),
  colour: optional(colour()),
  sortOrder: integer({ min: 0, max: 99_999 }),
  note: optional(note()),
};

export const vehicleTypeInputSchema = z.object(vehicleTypeFields).check(crossField(vehicleTypeErrors));
export const vehicleTypeUpdateSchema = vehicleTypeInputSchema.safeExtend(versionSchema.shape);
export const vehicleTypeSchema = stored(vehicleTypeFields).extend({ ...entityFields, vehicleCount: z.int() });

export const vehicleTypeListQuerySchema = listQuery(vehicleTypeSortColumns, {
  vehicleClass: repeatable(z.enum(vehicleClasses)),
});

export const vehicleTypeContract = {
  name: 'vehicleType',
  input: vehicleTypeInputSchema,
  update: vehicleTypeUpdateSchema,
  output: vehicleTypeSchema,
  listQuery: vehicleTypeListQuerySchema,
  sortColumns: vehicleTypeSortColumns,
} as const;

export type VehicleTypeInput = z.output<typeof vehicleTypeInputSchema>;
export type VehicleType = z.output<typeof vehicleTypeSchema>;
export type VehicleTypeListQuery = z.output<typeof vehicleTypeListQuerySchema>;
export type VehicleClass = (typeof vehicleClasses)[number];

/** Returns what looks wrong in a vehicle type and may be saved. */
export function vehicleTypeWarnings(draft: UncheckedFields): FieldError[] {
  return [...unusualFigures(draft), ...zoneWarnings(draft)];
}

function vehicleTypeErrors(draft: UncheckedFields): FieldError[] {
  return [...weightErrors(draft), ...zoneErrors(draft.zones)];
}
