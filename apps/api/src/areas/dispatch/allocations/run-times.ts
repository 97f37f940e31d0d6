import { dayNumber, instantOf, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { courses } from '../../../db/schema/masters/courses.ts';

const dayMinutes = 24 * 60;
/** Report-in, inspection and roll call before leaving the garage, and what follows the return, unless a course says so. */
const usualBefore = 30;
const usualAfter = 20;

type CourseTimes = Pick<
  typeof courses.$inferSelect,
  'reportMinutes' | 'leaveGarageMinutes' | 'returnMinutes' | 'endMinutes'
>;

/** Returns the moment so many minutes after midnight of an operation date in Japan. */
export function instantAt(operationDate: string, minutes: number): string {
  return new Date(instantOf(dayNumber(operationDate) * dayMinutes + minutes)).toISOString();
}

/** Returns the minutes of a moment from midnight of an operation date in Japan. */
export function minutesOf(operationDate: string, instant: string): number {
  return minuteOf(instant) - dayNumber(operationDate) * dayMinutes;
}

/** Returns a moment so many milliseconds later. */
export function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}

/** Returns the duty of the crew around a run. */
export function dutyAround(
  start: string,
  end: string,
  course: CourseTimes | null,
): { reportAt: string; endAt: string } {
  const before = course ? Math.max(0, course.leaveGarageMinutes - course.reportMinutes) : usualBefore;
  const after = course ? Math.max(0, course.endMinutes - course.returnMinutes) : usualAfter;
  return { reportAt: later(start, -before * 60_000), endAt: later(end, after * 60_000) };
}
