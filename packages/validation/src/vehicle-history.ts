import * as z from 'zod';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { date, flag, integer, note, oneOf, optional, text } from './field.ts';
import { type FieldError, isDay } from './rule.ts';
import { stored } from './stored.ts';
import { vehicleEntryKinds } from './vehicle-history-choices.ts';

export { vehicleEntryKinds };

const vehicleEntryFields = {
  kind: oneOf(vehicleEntryKinds),
  entryDate: date(),
  odometerKm: optional(integer({ min: 0, max: 9_999_999 })),
  vendor: optional(text({ max: 60 })),
  amountYen: optional(integer({ min: 0, max: 999_999_999 })),
  taxYen: optional(integer({ min: 0, max: 999_999_999 })),
  nextDueDate: optional(date()),
  note: optional(note()),
};

/** An entry as a person writes it; a lower odometer reading requires a confirmation. */
export const vehicleEntryInputSchema = z
  .object({ ...vehicleEntryFields, confirmOdometer: flag() })
  .check(crossField(vehicleEntryErrors));
export const vehicleEntryUpdateSchema = vehicleEntryInputSchema.safeExtend(versionSchema.shape);

const snapshot = z.record(z.string(), z.unknown()).nullable();

export const vehicleEntrySchema = stored(vehicleEntryFields).extend({
  ...entityFields,
  vehicleId: z.uuid(),
  /** The number of photos and documents, see `file.ts`. */
  fileCount: z.int(),
  /** The values before and after a change of department, plate, driver or status. */
  before: snapshot,
  after: snapshot,
});

export const vehicleEntrySortColumns = ['entryDate', 'kind', 'odometerKm', 'amountYen', 'updatedAt'] as const;
export const vehicleEntryListQuerySchema = listQuery(vehicleEntrySortColumns, {
  kind: repeatable(z.enum(vehicleEntryKinds)),
});

export const vehicleEntryContract = {
  name: 'vehicleHistory',
  input: vehicleEntryInputSchema,
  update: vehicleEntryUpdateSchema,
  output: vehicleEntrySchema,
  listQuery: vehicleEntryListQuerySchema,
  sortColumns: vehicleEntrySortColumns,
} as const;

export type VehicleEntryInput = z.output<typeof vehicleEntryInputSchema>;
export type VehicleEntry = z.output<typeof vehicleEntrySchema>;
export type VehicleEntryListQuery = z.output<typeof vehicleEntryListQuerySchema>;
export type VehicleEntryKind = (typeof vehicleEntryKinds)[number];

function vehicleEntryErrors({ kind, odometerKm, entryDate, nextDueDate }: UncheckedFields): FieldError[] {
  const errors: FieldError[] = [];
  if (kind === 'odometer' && odometerKm === null) errors.push({ path: 'odometerKm', code: 'required' });
  if (isDay(entryDate) && isDay(nextDueDate) && nextDueDate <= entryDate) {
    errors.push({ path: 'nextDueDate', code: 'afterEntryDate' });
  }
  return errors;
}
