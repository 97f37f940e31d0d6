import { hours } from '@haisha/rules/hours/hours';
import type { HoursSettings } from '@haisha/rules/hours/hours-context';
import { type HoursOfDays, hoursOfDays } from '@haisha/rules/hours/hours-of-days';
import type { DayHours, HoursResult } from '@haisha/rules/hours/hours-result';
import { dayNumberOf, dayText, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { DriverDuties } from '../../../services/duties/read-duties.ts';
import { datesOfDuties, shiftsByDate } from './day-hours.ts';
import type { Days } from './days.ts';

/** Hours of one driver, and the shifts of each day. */
type Hours<Result> = { result: Result; byDate: Map<string, DayHours[]> };

/** Returns all hours of a driver. */
export function hoursOf(worked: DriverDuties, settings: HoursSettings): Hours<HoursResult> {
  const result = hours({ ...settings, duties: worked.duties });
  return { result, byDate: shiftsByDate(result, datesOfDuties(worked)) };
}

/** Returns the hours of a driver on some days, which are a part of all and take less time; others are not complete. */
export function hoursOn(worked: DriverDuties, settings: HoursSettings, days: Days): Hours<HoursOfDays> {
  const dates = datesOfDuties(worked);
  const result = hoursOfDays({ ...settings, duties: worked.duties }, daysByLaw(worked, dates, days));
  return { result, byDate: shiftsByDate(result, dates) };
}

/** The days with those on which the law counts their shifts: one from 25:30 starts on the day after that of its punches. */
function daysByLaw({ duties }: DriverDuties, dates: ReadonlyMap<string, string>, days: Days): Days {
  const numbers = duties.flatMap(({ end, id, start }) => {
    const date = dates.get(id) ?? '';
    return days.from <= date && date <= days.to ? [dayNumberOf(minuteOf(start)), dayNumberOf(minuteOf(end))] : [];
  });
  const own = [days.from, days.to, ...numbers.map(dayText)].toSorted();
  return { from: own.at(0) ?? days.from, to: own.at(-1) ?? days.to };
}
