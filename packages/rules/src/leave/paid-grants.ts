import { addDays, addMonths } from '../calendar.ts';
import { grantedDays } from './granted-days.ts';
import type { ScheduleOn } from './work-schedule.ts';

const firstMonths = 6;
const yearMonths = 12;
/** A claim lapses after two years (同法 第115条). */
const lapseMonths = 24;

/** Paid leave that was granted on a day; from `lapsesOn` on nothing of it can be taken. */
export type PaidGrant = { date: string; days: number; lapsesOn: string };

const fiveDaysAWeek: ScheduleOn = () => null;

/**
 * Returns the grants of paid leave to somebody up to a day, each by the schedule on its day; none in the first six months. It
 * takes for granted that eight of ten working days were worked, which is for the office to know.
 */
export function paidGrants(hiredDate: string, until: string, scheduleOn = fiveDaysAWeek): PaidGrant[] {
  const grants: PaidGrant[] = [];
  for (let year = 0; ; year += 1) {
    const date = dayAfter(hiredDate, firstMonths + year * yearMonths);
    if (date > until) return grants;
    const days = grantedDays(year, scheduleOn(date));
    if (days > 0) grants.push({ date, days, lapsesOn: dayAfter(date, lapseMonths) });
  }
}

/**
 * Returns the first day after a period of months: the same day of the month, or the first of the next where the month lacks it
 * (民法 第143条第2項).
 */
export function dayAfter(day: string, months: number): string {
  const same = addMonths(day, months);
  return same.slice(8) === day.slice(8) ? same : addDays(same, 1);
}
