import { picked } from '@haisha/records/form/picked';
import { type Direction, type DirectionInput, directionInputSchema } from '@haisha/validation/direction';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';

/** What the form of a direction holds while it is being filled in. */
export type DirectionValues = (typeof directionInputSchema)['_zod']['input'];
export type DirectionControl = Control<DirectionValues, unknown, DirectionInput>;
export type DirectionFormApi = UseFormReturn<DirectionValues, unknown, DirectionInput>;

export const newDirection: DefaultValues<DirectionValues> = { municipalityCodes: [], sortOrder: 0 };

/** The fields of a direction as its form holds them. */
export function directionValues(row: Direction): DirectionInput {
  return picked<DirectionInput>(directionInputSchema.shape, row);
}
