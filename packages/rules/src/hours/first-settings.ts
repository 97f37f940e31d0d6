import { firstParameters } from './first-parameters.ts';
import type { HoursSettings } from './hours-context.ts';

/**
 * What the hours of a driver are held against as long as a company has set nothing else: labour months from the 21st,
 * labour years from April, no labour agreement, and no day that is always free.
 */
export const firstSettings: HoursSettings = {
  parameters: [firstParameters],
  legalHolidays: [],
  agreements: [],
  labourMonthStartDay: 21,
  yearStartMonth: 4,
};
