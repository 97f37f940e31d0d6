import { tokyoDate } from '@haisha/i18n';
import { picked } from '@haisha/records/form/picked';
import { addDays } from '@haisha/rules/calendar';
import { type Delivery, type DeliveryInput, deliveryInputSchema } from '@haisha/validation/delivery';
import type { Control, DefaultValues } from 'react-hook-form';

/** What the form of a delivery holds while it is being filled in. */
export type DeliveryValues = (typeof deliveryInputSchema)['_zod']['input'];
export type DeliveryControl = Control<DeliveryValues, unknown, DeliveryInput>;

/** What a new delivery starts with: most are entered the day before. */
export function newDelivery(): DefaultValues<DeliveryValues> {
  return {
    kind: 'store',
    operationDate: addDays(tokyoDate(), 1),
    temperatureZone: 'ambient',
    needsTailLift: false,
    needsTwoCrew: false,
    isDraft: false,
  };
}

/** The fields of a delivery as its form holds them. */
export function deliveryValues(row: Delivery): DeliveryInput {
  return picked<DeliveryInput>(deliveryInputSchema.shape, row);
}
