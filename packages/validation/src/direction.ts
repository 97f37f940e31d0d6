import * as z from 'zod';
import { colour } from './colour.ts';
import type { UncheckedFields } from './cross-field.ts';
import { directionSortColumns, mostMunicipalities } from './direction-choices.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, integer, note, optional, reference, rules, text } from './field.ts';
import { decimalFigure, unusualFigures } from './figure.ts';
import { name } from './japanese-field.ts';
import { municipalityCode } from './municipality.ts';
import { distinct, type FieldError } from './rule.ts';
import { stored } from './stored.ts';

export { directionSortColumns } from './direction-choices.ts';

const directionFields = {
  code: code(),
  name: name({ max: 60 }),
  nameEn: optional(text({ max: 60 })),
  departmentId: reference(),
  municipalityCodes: z
    .array(municipalityCode())
    .max(mostMunicipalities)
    .check(rules<string[]>(distinct))
    .default(() => []),
  colour: optional(colour()),
  standardDistanceKm: optional(decimalFigure('standardDistanceKm')),
  standardMinutes: optional(integer({ min: 0, max: 2879 })),
  sortOrder: integer({ min: 0, max: 99_999 }),
  note: optional(note()),
};

/** A region that a department serves. */
export const directionInputSchema = z.object(directionFields);
export const directionUpdateSchema = directionInputSchema.safeExtend(versionSchema.shape);
export const directionSchema = stored(directionFields).extend({
  ...entityFields,
  departmentName: z.string(),
  departmentNameEn: z.string().nullable(),
});

export const directionListQuerySchema = listQuery(directionSortColumns, { departmentId: repeatable(z.uuid()) });

/** Returns what looks wrong in a direction and may be saved. */
export function directionWarnings(draft: UncheckedFields): FieldError[] {
  return unusualFigures(draft);
}

export const directionContract = {
  name: 'direction',
  input: directionInputSchema,
  update: directionUpdateSchema,
  output: directionSchema,
  listQuery: directionListQuerySchema,
  sortColumns: directionSortColumns,
} as const;

export type DirectionInput = z.output<typeof directionInputSchema>;
export type Direction = z.output<typeof directionSchema>;
export type DirectionListQuery = z.output<typeof directionListQuerySchema>;
