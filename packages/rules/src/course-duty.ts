/** Duty time (拘束時間) of a day under 改善基準告示: 13 hours, 15 at most; 20 with two drivers and a place to lie down. */
const usualMinutes = 13 * 60;
const mostMinutes = 15 * 60;
const mostMinutesOfTwo = 20 * 60;

export type PlannedTimes = { reportMinutes: number; endMinutes: number; crew: number };

/** The planned duty of a course, and whether it is usual, long, or more than allowed. */
export type CourseDuty = { minutes: number; level: 'usual' | 'long' | 'tooLong' };

/**
 * Returns the planned duty time (拘束時間) of a course, from reporting in to the end of work, breaks included; null when
 * the end is before the start.
 */
export function courseDuty({ reportMinutes, endMinutes, crew }: PlannedTimes): CourseDuty | null {
  const minutes = endMinutes - reportMinutes;
  if (minutes < 0) return null;
  if (minutes > mostDutyMinutes(crew)) return { minutes, level: 'tooLong' };
  return { minutes, level: minutes > usualMinutes && !(crew > 1) ? 'long' : 'usual' };
}

/** Returns the longest planned duty time that so many drivers may have. */
export function mostDutyMinutes(crew: number): number {
  return crew > 1 ? mostMinutesOfTwo : mostMinutes;
}

/** Returns the zones that the goods of a course need and its vehicle type lacks. */
export function missingZones<Zone extends string>(needed: readonly Zone[], available: readonly Zone[]): Zone[] {
  return needed.filter((zone) => !available.includes(zone));
}
