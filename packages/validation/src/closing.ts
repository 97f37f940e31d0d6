import { type Field, integer, rules } from './field.ts';

/** The end of the month as a closing or payment day. */
export const endOfMonth = 31;

/** A day of the month that every month has, 1–28, or 31 for its end (末). */
export function dayOfMonth(): Field<number> {
  return integer({ min: 1, max: endOfMonth }).check(
    rules<number>((day) => (day > 28 && day < endOfMonth ? { code: 'dayOfMonth' } : null)),
  ) as Field<number>;
}
