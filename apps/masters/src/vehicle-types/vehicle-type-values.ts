import { picked } from '@haisha/records/form/picked';
import { type VehicleType, type VehicleTypeInput, vehicleTypeInputSchema } from '@haisha/validation/vehicle-type';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';

/** What the form of a vehicle type holds while it is being filled in. */
export type VehicleTypeValues = (typeof vehicleTypeInputSchema)['_zod']['input'];
export type VehicleTypeControl = Control<VehicleTypeValues, unknown, VehicleTypeInput>;
export type VehicleTypeFormApi = UseFormReturn<VehicleTypeValues, unknown, VehicleTypeInput>;

export const newVehicleType: DefaultValues<VehicleTypeValues> = { zones: [], sortOrder: 0 };

/** The fields of a vehicle type as its form holds them. */
export function vehicleTypeValues(row: VehicleType): VehicleTypeInput {
  return picked<VehicleTypeInput>(vehicleTypeInputSchema.shape, row);
}
