import { courseDuty, mostDutyMinutes } from '@haisha/rules/course-duty';
import { formatNightTime } from '@haisha/rules/night-time';
import { isUnusuallyLong, stopsOutsideRun, type TimedSpan } from '@haisha/rules/usual-span';
import type { UncheckedFields } from './cross-field.ts';
import type { FieldError } from './rule.ts';

/** Points out the end of a window or slot that lies more than a day after its start. */
export function longWindow(from: unknown, to: unknown, path: string): FieldError[] {
  return typeof from === 'number' && typeof to === 'number' ? tooLong('window', { from, to }, path) : [];
}

/** The same for each entry of a list of windows. */
export function longWindows(list: string, entries: unknown, [from, to]: readonly [string, string]): FieldError[] {
  return entriesOf(entries).flatMap((entry, index) => longWindow(entry[from], entry[to], `${list}.${index}.${to}`));
}

/** Points out the end of a shift that is longer than anybody works. */
export function longShift({ startMinutes: from, endMinutes: to }: UncheckedFields): FieldError[] {
  return typeof from === 'number' && typeof to === 'number' ? tooLong('shift', { from, to }, 'endMinutes') : [];
}

/** Points out the end of a course whose duty time is more than allowed. */
export function longDuty({ reportMinutes, endMinutes, crew }: UncheckedFields): FieldError[] {
  if (typeof reportMinutes !== 'number' || typeof endMinutes !== 'number') return [];
  const team = numberOr(crew, 1);
  const duty = courseDuty({ reportMinutes, endMinutes, crew: team });
  if (duty?.level !== 'tooLong') return [];
  const params = { duration: formatNightTime(duty.minutes), most: formatNightTime(mostDutyMinutes(team)) };
  return [{ path: 'endMinutes', code: 'dutyTooLong', params }];
}

/** Points out the stops of a course that are reached before it leaves the garage or after it is back. */
export function stopsOutside({ stops, leaveGarageMinutes, returnMinutes }: UncheckedFields): FieldError[] {
  if (typeof leaveGarageMinutes !== 'number' || typeof returnMinutes !== 'number') return [];
  const reached = entriesOf(stops).map(({ arriveFromMinutes, arriveToMinutes }) => ({
    arriveFromMinutes: numberOr(arriveFromMinutes, null),
    arriveToMinutes: numberOr(arriveToMinutes, null),
  }));
  const edges = { from: formatNightTime(leaveGarageMinutes), to: formatNightTime(returnMinutes) };
  return stopsOutsideRun(reached, { leaveGarageMinutes, returnMinutes }).map((index) => ({
    path: `stops.${index}.arriveFromMinutes`,
    code: 'stopOutsideRun',
    params: { number: index + 1, ...edges },
  }));
}

function tooLong(span: TimedSpan, { from, to }: { from: number; to: number }, path: string): FieldError[] {
  if (!isUnusuallyLong(span, { from, to })) return [];
  const params = { from: formatNightTime(from), to: formatNightTime(to), duration: formatNightTime(to - from) };
  return [{ path, code: 'unusuallyLong', params }];
}

function numberOr<Other>(value: unknown, other: Other): number | Other {
  return typeof value === 'number' ? value : other;
}

function entriesOf(value: unknown): UncheckedFields[] {
  return (Array.isArray(value) ? value : []).map((entry) => (typeof entry === 'object' && entry !== null ? entry : {}));
}
