import { addDays, daysBetween } from '../calendar.ts';
import { type LeaveDay, sumOfDays } from './leave-day.ts';
import { dayAfter, type PaidGrant } from './paid-grants.ts';

/** So many days have to be taken within a year of a grant of so many (労働基準法 第39条第7項). */
const owedDays = 5;
const leastGrant = 10;
const yearMonths = 12;
/** So many days before its end a year that lacks days needs somebody. */
const nearDays = 90;

/** `near` its end days are missing; `missed` it ended without them. */
export type FiveDayState = 'done' | 'open' | 'near' | 'missed';

/** The year after a grant, both days included, with the days taken in it and those that are missing. */
export type FiveDayYear = { from: string; to: string; taken: number; missing: number; state: FiveDayState };

/** Returns the years in which five days are owed, one for each grant until a day, the oldest first. */
export function fiveDayYears(
  grants: readonly Pick<PaidGrant, 'date' | 'days'>[],
  taken: readonly LeaveDay[],
  today: string,
): FiveDayYear[] {
  return grants
    .filter(({ date, days }) => days >= leastGrant && date <= today)
    .map(({ date }) => {
      const to = addDays(dayAfter(date, yearMonths), -1);
      const within = sumOfDays(taken.filter(({ day }) => date <= day && day <= to));
      const missing = Math.max(0, owedDays - within);
      return { from: date, to, taken: within, missing, state: stateOf(missing, to, today) };
    });
}

function stateOf(missing: number, to: string, today: string): FiveDayState {
  if (missing === 0) return 'done';
  if (to < today) return 'missed';
  return daysBetween(today, to) <= nearDays ? 'near' : 'open';
}
