import { dayNumberOf, dayText, type Instant, minuteOf } from '../hours/japan-minute.ts';

/** Returns the days in Japan of a run from its first minute to its last one. */
export function runDays({ end, start }: { start: Instant; end: Instant }): { first: string; last: string } {
  return { first: dayText(dayNumberOf(minuteOf(start))), last: dayText(dayNumberOf(minuteOf(end) - 1)) };
}
