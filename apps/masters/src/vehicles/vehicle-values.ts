import { picked } from '@haisha/records/form/picked';
import type { OdometerReading } from '@haisha/rules/odometer';
import { crossField, type UncheckedFields } from '@haisha/validation/cross-field';
import { flag } from '@haisha/validation/field';
import { readingOf, vehicleReadingErrors, vehicleReadingWarnings } from '@haisha/validation/odometer';
import type { FieldError } from '@haisha/validation/rule';
import { type Vehicle, type VehicleInput, vehicleInputSchema } from '@haisha/validation/vehicle';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';

const entered = vehicleInputSchema.safeExtend({ confirmOdometer: flag() });

/** What a person enters; a reading that contradicts the last one has to be meant. */
export function vehicleFormSchema(last: OdometerReading | null) {
  if (last === null) return entered;
  return entered.check(
    crossField(({ odometerKm, odometerDate, confirmOdometer }) =>
      vehicleReadingErrors(readingOf(odometerKm, odometerDate), last, confirmOdometer === true),
    ),
  );
}

/** Points out a reading far above the last one, or without a day of its own. */
export function readingWarnings(
  { odometerKm, odometerDate }: UncheckedFields,
  last: OdometerReading | null,
): FieldError[] {
  return vehicleReadingWarnings(readingOf(odometerKm, odometerDate), last);
}

/** What the form of a vehicle holds while it is being filled in. */
export type VehicleValues = (typeof entered)['_zod']['input'];
type VehicleFormInput = (typeof entered)['_zod']['output'];
export type VehicleControl = Control<VehicleValues, unknown, VehicleFormInput>;
export type VehicleFormApi = UseFormReturn<VehicleValues, unknown, VehicleFormInput>;

const noPlate = { region: '', classNumber: '', kana: '', serialNumber: '' };

export const newVehicle: DefaultValues<VehicleValues> = { plate: noPlate, ownershipType: 'owned', zones: [] };

/** The fields of a vehicle as its form holds them. */
export function vehicleValues(row: Vehicle): VehicleInput {
  return picked<VehicleInput>(vehicleInputSchema.shape, row);
}

/** What a copy takes over: all but what belongs to one vehicle only. */
export function copiedVehicle(row: Vehicle): DefaultValues<VehicleValues> {
  return {
    ...vehicleValues(row),
    code: '',
    plate: noPlate,
    chassisNumber: null,
    etcCardNumber: null,
    fuelCardNumber: null,
    odometerKm: null,
    odometerDate: null,
  };
}
