import { endOfMonth } from '@haisha/validation/closing';

/** The days of the month on which is closed and paid: its end first, as most do, then 1 to 28. */
export const termDays: readonly string[] = [
  String(endOfMonth),
  ...Array.from({ length: 28 }, (_, index) => String(index + 1)),
];

/** How many months after the closing is paid. */
export const termMonths = [0, 1, 2, 3, 4, 5, 6] as const;
