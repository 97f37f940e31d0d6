import { addDays } from '@haisha/rules/calendar';

/** From the first day to the last, YYYY-MM-DD. */
export type Days = { from: string; to: string };

/** The days of a period, in order. */
export function everyDay({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
