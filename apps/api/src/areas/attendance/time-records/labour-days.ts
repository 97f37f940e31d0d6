import { dayNumber, dayText } from '@haisha/rules/hours/japan-minute';
import { type LabourCalendar, labourMonthOf, monthStartOf } from '@haisha/rules/hours/labour-calendar';
import type { Days } from './days.ts';

/** The days of some labour months, from the first one on. */
export function monthsFrom(month: number, count: number, calendar: LabourCalendar): Days {
  const [from, next] = [month, month + count].map((one) => monthStartOf(one, calendar));
  return { from: dayText(from ?? 0), to: dayText((next ?? 0) - 1) };
}

/** The days of the labour month that holds a day. */
export function labourMonthDays(date: string, calendar: LabourCalendar): Days {
  return monthsFrom(labourMonthOf(dayNumber(date), calendar), 1, calendar);
}
