import { tokyoDate } from '@haisha/i18n';
import { picked } from '@haisha/records/form/picked';
import { crossField } from '@haisha/validation/cross-field';
import { type OdometerReading, odometerErrors } from '@haisha/validation/odometer';
import { isDay } from '@haisha/validation/rule';
import { type VehicleEntry, type VehicleEntryInput, vehicleEntryInputSchema } from '@haisha/validation/vehicle-history';
import type { DefaultValues, UseFormReturn } from 'react-hook-form';

export type EntryValues = (typeof vehicleEntryInputSchema)['_zod']['input'];
export type EntryFormApi = UseFormReturn<EntryValues, unknown, VehicleEntryInput>;

const { confirmOdometer: _, ...fields } = vehicleEntryInputSchema.shape;

/** What a person enters; a reading below the last one of the vehicle has to be meant. */
export function entryFormSchema(last: OdometerReading) {
  return vehicleEntryInputSchema.check(
    crossField(({ odometerKm, entryDate, confirmOdometer }) =>
      odometerErrors(
        {
          odometerKm: typeof odometerKm === 'number' ? odometerKm : null,
          odometerDate: isDay(entryDate) ? entryDate : null,
        },
        last,
        confirmOdometer === true,
      ),
    ),
  );
}

/** The fields of an entry as its form holds them. */
export function entryValues(row: VehicleEntry): EntryValues {
  return picked<Omit<VehicleEntryInput, 'confirmOdometer'>>(fields, row);
}

/** A new entry is of today until another day is entered. */
export function newEntry(): DefaultValues<EntryValues> {
  return { entryDate: tokyoDate() };
}
