import './zod-config.ts';
import * as z from 'zod';
import { postalCode } from './japanese-field.ts';

export const postalCodeParamsSchema = z.object({ code: postalCode() });

/** The places of a postal code; a few codes have several. */
export const postalCodeSchema = z.object({
  postalCode: z.string(),
  places: z.array(z.object({ prefecture: z.string(), city: z.string(), town: z.string() })),
});

export type PostalCode = z.output<typeof postalCodeSchema>;
