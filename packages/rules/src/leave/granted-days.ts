import type { WorkSchedule } from './work-schedule.ts';

/** After six months, and after each further year; the last figure stays. */
type Days = readonly [number, number, number, number, number, number, number];

/** 労働基準法 第39条第1項・第2項. */
const wholeGrant: Days = [10, 11, 12, 14, 16, 18, 20];

/** 比例付与: 労働基準法施行規則 第24条の3第3項, by the fewest days a week or a year. */
const partGrants: readonly { fewest: Readonly<Record<WorkSchedule['per'], number>>; days: Days }[] = [
  { fewest: { week: 4, year: 169 }, days: [7, 8, 9, 10, 12, 13, 15] },
  { fewest: { week: 3, year: 121 }, days: [5, 6, 6, 8, 9, 10, 11] },
  { fewest: { week: 2, year: 73 }, days: [3, 4, 4, 5, 6, 6, 7] },
  { fewest: { week: 1, year: 48 }, days: [1, 2, 2, 2, 3, 3, 3] },
];

/** Whoever works so long a week has the whole grant (同条第1項), and so who works on more days (同条第4項・第5項). */
const wholeFromHours = 30;
const most = { week: 4, year: 216 } as const;

/**
 * Returns the days of paid leave that are granted after six months and so many full years, by the schedule on the day of the
 * grant; null is a schedule of five days a week. Below 48 days a year the law grants none.
 */
export function grantedDays(fullYears: number, schedule: WorkSchedule | null): number {
  const days = schedule && isPart(schedule) ? partGrantOf(schedule) : wholeGrant;
  return days?.[Math.min(fullYears, wholeGrant.length - 1)] ?? 0;
}

function isPart({ days, per, weeklyHours }: WorkSchedule): boolean {
  return weeklyHours < wholeFromHours && days <= most[per];
}

function partGrantOf({ days, per }: WorkSchedule): Days | undefined {
  return partGrants.find(({ fewest }) => days >= fewest[per])?.days;
}
