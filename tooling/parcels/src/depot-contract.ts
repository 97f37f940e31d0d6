import { entityFields, listQuery, repeatable, versionSchema } from '@haisha/validation/entity';
import { code, oneOf, optional, text } from '@haisha/validation/field';
import { stored } from '@haisha/validation/stored';
import * as z from 'zod';

export const depotKinds = ['indoor', 'outdoor'] as const;
export const depotSortColumns = ['code', 'name', 'updatedAt'] as const;

const fields = {
  code: code(),
  name: text({ max: 40 }),
  nameEn: optional(text({ max: 40 })),
  kind: oneOf(depotKinds),
};
const output = stored(fields).extend(entityFields);

export const depotInputSchema = z.object(fields);
export const depotContract = {
  name: 'depot',
  input: depotInputSchema,
  update: depotInputSchema.extend(versionSchema.shape),
  output,
  listQuery: listQuery(depotSortColumns, { kind: repeatable(z.enum(depotKinds)) }),
  sortColumns: depotSortColumns,
} as const;

export type DepotInput = z.output<typeof depotInputSchema>;
export type Depot = z.output<typeof output>;
