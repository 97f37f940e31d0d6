import { addDays } from '@haisha/rules/calendar';
import { consecutiveDays } from '@haisha/rules/checks/driver-absence';
import type { Duty } from '@haisha/rules/hours/duty';
import { firstParameters } from '@haisha/rules/hours/first-parameters';
import { prepareHours } from '@haisha/rules/hours/hours';
import type { HoursSettings } from '@haisha/rules/hours/hours-context';
import { dayNumber, instantOf } from '@haisha/rules/hours/japan-minute';
import type { BoardDriver } from '@haisha/validation/board-day';

const minuteMs = 60_000;

/** Tells what is left to a driver as of the start of a day, from the hours engine. */
export function boardHours(duties: readonly Duty[], day: string, settings: HoursSettings): BoardDriver['hours'] {
  const { result } = prepareHours({ ...settings, duties });
  const midnight = instantOf(dayNumber(day) * 24 * 60);
  const before = result.days.filter((one) => one.start < midnight);
  const lastEnd = before.length === 0 ? null : Math.max(...before.map(({ end }) => end));
  const month = result.months.find(({ end, start }) => start <= day && day <= end);
  const week = result.weeks.findLast(({ start }) => start <= day && day <= addDays(start, 6));
  return {
    lastEndAt: lastEnd === null ? null : new Date(lastEnd).toISOString(),
    restMinutes: lastEnd === null ? null : Math.max(0, (midnight - lastEnd) / minuteMs),
    earliestStartAt: lastEnd === null ? null : new Date(lastEnd + firstParameters.rest.least * minuteMs).toISOString(),
    monthMinutes: month?.dutyMinutes ?? 0,
    monthLimitMinutes: month?.most ?? firstParameters.month.most,
    longDays: week?.longDays ?? 0,
    overtimeMinutes: month?.overtimeMinutes ?? 0,
    consecutiveDays: consecutiveDays({ ...result, days: before }, addDays(day, -1)),
  };
}
