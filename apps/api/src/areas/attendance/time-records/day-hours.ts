import type { Finding } from '@haisha/rules/hours/finding';
import type { DayHours, HoursResult } from '@haisha/rules/hours/hours-result';
import { dayNumberOf, dayText, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { TimeRecord } from '@haisha/validation/time-record';
import type { DriverDuties } from '../../../services/duties/read-duties.ts';

const windowMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

type ToldFinding = NonNullable<TimeRecord['hours']>['findings'][number];

/**
 * Returns the day that each duty belongs to, by its id: that of its punches, else that of its run, else the day on which it
 * starts. A shift from 25:30 stands beside the punches of its day, while the law counts it where it starts.
 */
export function datesOfDuties({ duties, runs, shifts }: DriverDuties): Map<string, string> {
  const runDates = new Map(runs.map(({ date, id }) => [id, date]));
  const starts = new Map(shifts.map(({ date, shift }) => [shift.clockIn ?? shift.leaveGarage, date]));
  return new Map(
    duties.map(({ id, start }) => {
      const minute = minuteOf(start);
      return [id, starts.get(minute) ?? runDates.get(id) ?? dayText(dayNumberOf(minute))];
    }),
  );
}

/** Returns the shifts of each day, in order of time. */
export function shiftsByDate(
  result: Pick<HoursResult, 'days'>,
  dates: ReadonlyMap<string, string>,
): Map<string, DayHours[]> {
  return Map.groupBy(result.days, ({ day, dutyIds }) => dates.get(dutyIds[0] ?? '') ?? day);
}

/** Adds up the shifts of one day: what a later shift of the same day has within the 24 hours counts once. */
export function dayHoursOf(shifts: readonly DayHours[]): TimeRecord['hours'] {
  const [first] = shifts;
  if (!first) return null;
  const sum = (of: (shift: DayHours) => number) => shifts.reduce((total, one) => total + of(one), 0);
  const within = sum((shift) => withinDay(shift, shifts));
  return {
    state: shifts.every(({ state }) => state === 'actual') ? 'actual' : 'planned',
    dutyMinutes: sum(({ dutyMinutes }) => dutyMinutes) - within,
    doubleCountedMinutes: sum(({ doubleCountedMinutes }) => doubleCountedMinutes) - within,
    workMinutes: sum(({ workMinutes }) => workMinutes),
    breakMinutes: sum(({ breakMinutes }) => breakMinutes),
    drivingMinutes: sum(({ drivingMinutes }) => drivingMinutes),
    overtimeMinutes: sum(({ overtimeMinutes }) => overtimeMinutes),
    nightMinutes: sum(({ nightMinutes }) => nightMinutes),
    holidayMinutes: sum(({ holidayMinutes }) => holidayMinutes),
    restBeforeMinutes: first.restBeforeMinutes,
    restAfterMinutes: shifts.at(-1)?.restAfterMinutes ?? null,
    findings: toldFindings(shifts),
  };
}

/** The findings of shifts, weeks, months or years as they are told. */
export function toldFindings(found: readonly { findings: readonly Finding[] }[]): ToldFinding[] {
  return found.flatMap(({ findings }) =>
    findings.map(({ actual, article, code, day, level, limit }) => ({ actual, article, code, day, level, limit })),
  );
}

/** Minutes that a shift counts twice because of later shifts of its own day. */
function withinDay(shift: DayHours, shifts: readonly DayHours[]): number {
  const later = shifts.filter(({ start }) => start > shift.start);
  const reached = later.map(({ end, start }) => Math.max(0, Math.min(end, shift.start + windowMs) - start) / minuteMs);
  return Math.min(
    shift.doubleCountedMinutes,
    reached.reduce((total, minutes) => total + minutes, 0),
  );
}
