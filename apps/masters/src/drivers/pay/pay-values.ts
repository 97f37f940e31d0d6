import { type DriverPay, type DriverPayInput, driverPayInputSchema } from '@haisha/validation/driver-pay';
import type { Control } from 'react-hook-form';

/** What the form of pay holds while it is being filled in. */
export type PayValues = (typeof driverPayInputSchema)['_zod']['input'];
export type PayControl = Control<PayValues, unknown, DriverPayInput>;

/** The fields of pay as its form holds them; empty as long as nothing has been entered. */
export function payValues(row: DriverPay): PayValues {
  const names = Object.keys(driverPayInputSchema.shape) as (keyof DriverPay & keyof PayValues)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as PayValues;
}
