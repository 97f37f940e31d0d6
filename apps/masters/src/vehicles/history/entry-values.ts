import { tokyoDate } from '@haisha/i18n';
import { picked } from '@haisha/records/form/picked';
import type { OdometerReading } from '@haisha/rules/odometer';
import { crossField, type UncheckedFields } from '@haisha/validation/cross-field';
import { odometerErrors, odometerWarnings, readingOf } from '@haisha/validation/odometer';
import type { FieldError } from '@haisha/validation/rule';
import { type VehicleEntry, type VehicleEntryInput, vehicleEntryInputSchema } from '@haisha/validation/vehicle-history';
import type { DefaultValues, UseFormReturn } from 'react-hook-form';

export type EntryValues = (typeof vehicleEntryInputSchema)['_zod']['input'];
export type EntryFormApi = UseFormReturn<EntryValues, unknown, VehicleEntryInput>;

const { confirmOdometer: _, ...fields } = vehicleEntryInputSchema.shape;

/** What a person enters; a reading that contradicts the last one of the vehicle has to be meant. */
export function entryFormSchema(last: OdometerReading) {
  return vehicleEntryInputSchema.check(
    crossField(({ odometerKm, entryDate, confirmOdometer }) =>
      odometerErrors(readingOf(odometerKm, entryDate), last, confirmOdometer === true),
    ),
  );
}

/** Points out a reading far above the last one of the vehicle. */
export function readingWarnings({ odometerKm, entryDate }: UncheckedFields, last: OdometerReading): FieldError[] {
  return odometerWarnings(readingOf(odometerKm, entryDate), last);
}

/** The fields of an entry as its form holds them. */
export function entryValues(row: VehicleEntry): EntryValues {
  return picked<Omit<VehicleEntryInput, 'confirmOdometer'>>(fields, row);
}

/** A new entry is of today until another day is entered. */
export function newEntry(): DefaultValues<EntryValues> {
  return { entryDate: tokyoDate() };
}
