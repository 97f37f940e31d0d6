import { dayMinutes, dayNumberOf } from './japan-minute.ts';
import type { HoursParameters } from './parameters.ts';
import type { Span } from './span.ts';

/** Minutes of work by the premium (割増賃金) that they may earn. */
export type WorkClasses = {
  ordinary: number;
  /** Of the ordinary ones, those from 22:00 to 5:00. */
  night: number;
  holiday: number;
  holidayNight: number;
  /** The legal holidays that have work, as days since 1970. */
  holidays: number[];
  /** The days that have work. */
  days: number[];
};

/** Returns the work of a shift by class; a legal holiday (法定休日) is its calendar day, from 0:00 to 24:00. */
export function workClasses(
  work: readonly Span[],
  holidays: ReadonlySet<number>,
  { labour }: HoursParameters,
): WorkClasses {
  const classes: WorkClasses = { ordinary: 0, night: 0, holiday: 0, holidayNight: 0, holidays: [], days: [] };
  for (const { start, end } of work) {
    for (let day = dayNumberOf(start); day * dayMinutes < end; day += 1) {
      const from = Math.max(start - day * dayMinutes, 0);
      const to = Math.min(end - day * dayMinutes, dayMinutes);
      const early = overlap(from, to, 0, labour.nightTo);
      const minutes = to - from;
      const nightMinutes = early + overlap(from, to, labour.nightFrom, dayMinutes);
      if (classes.days.at(-1) !== day) classes.days.push(day);
      if (holidays.has(day)) {
        classes.holiday += minutes;
        classes.holidayNight += nightMinutes;
        if (classes.holidays.at(-1) !== day) classes.holidays.push(day);
      } else {
        classes.ordinary += minutes;
        classes.night += nightMinutes;
      }
    }
  }
  return classes;
}

function overlap(from: number, to: number, start: number, end: number): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, start));
}
