import type { HoursParameters } from './parameters.ts';

/** Minutes of a month by premium (労働基準法第37条); night comes on top of overtime, holiday night on top of holiday. */
export type Premiums = {
  /** Overtime up to 60 hours, and beyond. */
  overtimeMinutes: number;
  higherOvertimeMinutes: number;
  nightMinutes: number;
  holidayMinutes: number;
  holidayNightMinutes: number;
};

/** Returns the premiums of a month from its totals; the totals may be rounded to hours, each for itself. */
export function premiumsOf(
  totals: { overtime: number; night: number; holiday: number; holidayNight: number },
  { labour, readings }: HoursParameters,
): Premiums {
  const rounded = readings.monthTotals === 'minutes' ? (minutes: number) => minutes : halfHourUp;
  const overtime = rounded(totals.overtime);
  return {
    overtimeMinutes: Math.min(overtime, labour.higherPremiumOver),
    higherOvertimeMinutes: Math.max(0, overtime - labour.higherPremiumOver),
    nightMinutes: rounded(totals.night),
    holidayMinutes: rounded(totals.holiday),
    holidayNightMinutes: rounded(totals.holidayNight),
  };
}

/** Less than 30 minutes fall away, 30 and more become an hour. */
function halfHourUp(minutes: number): number {
  return Math.floor((minutes + 30) / 60) * 60;
}
