import { type Field, integer, rules } from './field.ts';

/** The end of the month as a closing or payment day. */
export const endOfMonth = 31;

/** A day that every month has, 1–28, or 31 for the end of the month (末). */
export function dayOfMonth(): Field<number> {
  return integer({ min: 1, max: endOfMonth }).check(
    rules<number>((day) => (day > 28 && day < endOfMonth ? { code: 'dayOfMonth' } : null)),
  ) as Field<number>;
}
