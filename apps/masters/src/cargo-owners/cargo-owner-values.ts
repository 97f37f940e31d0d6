import { picked } from '@haisha/records/form/picked';
import {
  type CargoOwner,
  type CargoOwnerInput,
  cargoOwnerInputSchema,
  usualCargoOwnerTerms,
} from '@haisha/validation/cargo-owner';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';

/** What the form of a cargo owner holds while it is being filled in. */
export type CargoOwnerValues = (typeof cargoOwnerInputSchema)['_zod']['input'];
export type CargoOwnerControl = Control<CargoOwnerValues, unknown, CargoOwnerInput>;
export type CargoOwnerFormApi = UseFormReturn<CargoOwnerValues, unknown, CargoOwnerInput>;

/** What a new cargo owner starts with; terms only for those who may set them. */
export function newCargoOwner(maySetTerms: boolean): DefaultValues<CargoOwnerValues> {
  return { isTrueShipper: true, isSpecifiedShipper: false, terms: maySetTerms ? usualCargoOwnerTerms : null };
}

/** The fields of a cargo owner as its form holds them. */
export function cargoOwnerValues(row: CargoOwner): CargoOwnerInput {
  return picked<CargoOwnerInput>(cargoOwnerInputSchema.shape, row);
}
