import { addDays } from '../calendar.ts';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

const weekdays: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Returns the weekday of a day, YYYY-MM-DD. */
export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';
}

/** 五十日: a 5th, 10th, 15th, 20th, 25th, 30th or the last day of a month, when bills are due and roads are full. */
export function isFiveTenDay(day: string): boolean {
  return Number(day.slice(8)) % 5 === 0 || addDays(day, 1).endsWith('-01');
}
