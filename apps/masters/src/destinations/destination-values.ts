import { picked } from '@haisha/records/form/picked';
import { type Destination, type DestinationInput, destinationInputSchema } from '@haisha/validation/destination';
import { flag } from '@haisha/validation/field';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';

/** What a person enters, and whether a position that was found automatically has been looked at. */
export const destinationFormSchema = destinationInputSchema.safeExtend({ confirmPosition: flag() });

/** What the form of a destination holds while it is being filled in. */
export type DestinationValues = (typeof destinationFormSchema)['_zod']['input'];
type DestinationFormInput = (typeof destinationFormSchema)['_zod']['output'];
export type DestinationControl = Control<DestinationValues, unknown, DestinationFormInput>;
export type DestinationFormApi = UseFormReturn<DestinationValues, unknown, DestinationFormInput>;

export const newDestination: DefaultValues<DestinationValues> = {
  kind: 'store',
  holidayRule: 'open',
  workMinutes: 15,
  slots: [],
  closedWeekdays: [],
  zones: [],
};

/** The fields of a destination as its form holds them. */
export function destinationValues(row: Destination): DestinationInput {
  return picked<DestinationInput>(destinationInputSchema.shape, row);
}

/** What a copy takes over: all but what belongs to one place only. */
export function copiedDestination(row: Destination): DefaultValues<DestinationValues> {
  const nowhere = { latitude: null, longitude: null, entranceLatitude: null, entranceLongitude: null };
  return { ...destinationValues(row), ...nowhere, code: '', storeCode: null, phone: null };
}
