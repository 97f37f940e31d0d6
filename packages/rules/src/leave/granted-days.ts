/** What is agreed of somebody's work: days a week, or a year where they are not said by the week, and hours a week. */
export type WorkSchedule = { weeklyMinutes: number } & ({ weeklyDays: number } | { yearlyDays: number });

/** After six months, and after each further year; the last figure stays. */
type Days = readonly [number, number, number, number, number, number, number];

/** 労働基準法 第39条第1項・第2項. */
const wholeGrant: Days = [10, 11, 12, 14, 16, 18, 20];

/** 比例付与: 労働基準法施行規則 第24条の3第3項, by days a week, or by the fewest days a year. */
const partGrants: readonly { weeklyDays: number; yearlyDays: number; days: Days }[] = [
  { weeklyDays: 4, yearlyDays: 169, days: [7, 8, 9, 10, 12, 13, 15] },
  { weeklyDays: 3, yearlyDays: 121, days: [5, 6, 6, 8, 9, 10, 11] },
  { weeklyDays: 2, yearlyDays: 73, days: [3, 4, 4, 5, 6, 6, 7] },
  { weeklyDays: 1, yearlyDays: 48, days: [1, 2, 2, 2, 3, 3, 3] },
];

/** Whoever works so long a week has the whole grant (同条第1項), and so who works on more days (同条第4項・第5項). */
const wholeFromMinutes = 30 * 60;
const mostWeeklyDays = 4;
const mostYearlyDays = 216;

/**
 * Returns the days of paid leave that are granted after six months and so many full years, by the schedule on the day of the
 * grant; null is a schedule of five days a week. Below 48 days a year the law grants none.
 */
export function grantedDays(fullYears: number, schedule: WorkSchedule | null): number {
  const days = schedule && isPart(schedule) ? partGrantOf(schedule) : wholeGrant;
  return days?.[Math.min(fullYears, wholeGrant.length - 1)] ?? 0;
}

function isPart(schedule: WorkSchedule): boolean {
  if (schedule.weeklyMinutes >= wholeFromMinutes) return false;
  return 'weeklyDays' in schedule ? schedule.weeklyDays <= mostWeeklyDays : schedule.yearlyDays <= mostYearlyDays;
}

function partGrantOf(schedule: WorkSchedule): Days | undefined {
  return partGrants.find((one) =>
    'weeklyDays' in schedule ? schedule.weeklyDays >= one.weeklyDays : schedule.yearlyDays >= one.yearlyDays,
  )?.days;
}
