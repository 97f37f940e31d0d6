import { z } from 'zod';

/** A setting that is on or off. */
export const flag = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] });

/** A setting that is a whole number within bounds. */
export function wholeNumber(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max);
}
