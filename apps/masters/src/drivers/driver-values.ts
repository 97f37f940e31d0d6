import { picked } from '@haisha/records/form/picked';
import { type Driver, type DriverInput, driverInputSchema } from '@haisha/validation/driver';
import type { DefaultValues, UseFormReturn } from 'react-hook-form';

/** What the form of a driver holds while it is being filled in. */
export type DriverValues = (typeof driverInputSchema)['_zod']['input'];
export type DriverFormApi = UseFormReturn<DriverValues, unknown, DriverInput>;

export const newDriver: DefaultValues<DriverValues> = {
  employmentType: 'permanent',
  usableZones: [],
  usableVehicleTypeIds: [],
  availableWeekdays: [],
  canWorkNights: false,
};

/** The fields of a driver as its form holds them. */
export function driverValues(row: Driver): DriverInput {
  return picked<DriverInput>(driverInputSchema.shape, row);
}

/** What a copy takes over: where somebody works and how, not who it is. */
export function copiedDriver(row: Driver): DefaultValues<DriverValues> {
  const { departmentId, employmentType, jobKind, deliveryCompanyId } = row;
  const { usableZones, usableVehicleTypeIds, availableWeekdays, canWorkNights, monthlyHoursCap } = row;
  return {
    departmentId,
    employmentType,
    jobKind,
    deliveryCompanyId,
    usableZones,
    usableVehicleTypeIds,
    availableWeekdays,
    canWorkNights,
    monthlyHoursCap,
  };
}
