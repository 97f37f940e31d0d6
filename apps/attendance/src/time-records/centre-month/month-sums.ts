import type { CentreMonthRow } from '@haisha/validation/centre-month';

type Total = CentreMonthRow['total'];

/** The sums at the end of a row, in the order of their columns. */
export const monthSums = [
  { name: 'duty', minutes: ({ dutyMinutes }: Total) => dutyMinutes },
  { name: 'overtime', minutes: ({ overtimeMinutes }: Total) => overtimeMinutes },
  { name: 'night', minutes: ({ nightMinutes }: Total) => nightMinutes },
  { name: 'holiday', minutes: ({ holidayMinutes }: Total) => holidayMinutes },
] as const;
