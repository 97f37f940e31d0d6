import { flag } from '@haisha/validation/field';
import { type Vehicle, type VehicleInput, vehicleInputSchema } from '@haisha/validation/vehicle';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';
import { picked } from '../form/picked.ts';

/** What a person enters, and whether a reading below the last one is meant. */
export const vehicleFormSchema = vehicleInputSchema.safeExtend({ confirmOdometer: flag() });

/** What the form of a vehicle holds while it is being filled in. */
export type VehicleValues = (typeof vehicleFormSchema)['_zod']['input'];
export type VehicleFormInput = (typeof vehicleFormSchema)['_zod']['output'];
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
