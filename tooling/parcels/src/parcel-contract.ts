import { entityFields, listQuery, repeatable, versionSchema } from '@haisha/validation/entity';
import { code, integer, note, oneOf, optional, reference, text } from '@haisha/validation/field';
import { stored } from '@haisha/validation/stored';
import * as z from 'zod';

export const sizes = ['small', 'large'] as const;
export const parcelSortColumns = ['code', 'name', 'size', 'depotName', 'updatedAt'] as const;

const fields = {
  code: code(),
  name: text({ max: 40 }),
  nameEn: optional(text({ max: 40 })),
  size: oneOf(sizes),
  pieces: integer({ min: 1, max: 999 }),
  depotId: reference(),
  note: optional(note()),
};

export const parcelInputSchema = z.object(fields);
const output = stored(fields).extend({
  ...entityFields,
  depotName: z.string(),
  depotNameEn: z.string().nullable(),
});

export const parcelContract = {
  name: 'parcel',
  input: parcelInputSchema,
  update: parcelInputSchema.extend(versionSchema.shape),
  output,
  listQuery: listQuery(parcelSortColumns, { size: repeatable(z.enum(sizes)) }),
  sortColumns: parcelSortColumns,
} as const;

export type ParcelInput = z.output<typeof parcelInputSchema>;
export type Parcel = z.output<typeof output>;
