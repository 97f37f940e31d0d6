import { usualGrace } from '../departure/departure-state.ts';
import { dayNumber, dayNumberOf, minuteOf } from '../hours/japan-minute.ts';
import { statesBeforeLeaving } from '../states/run-of-day.ts';

/** The minutes after its planned start from which a run that has not left the garage is late (出庫遅れ). */
export const lateAfterMinutes = usualGrace.departureAmber;

/** How late a run is: from when on as the departure board has it, amber, then red. */
export type Lateness = { minutes: number; tone: 'amber' | 'red' };

type PlannedRun = { operationDate: string; start: string; status: string };

/**
 * Tells how late a run of today is that should have left and has not, at a moment in milliseconds; null for all others. One
 * of the day before is of today where it starts after midnight.
 */
export function latenessOf({ operationDate, start, status }: PlannedRun, now: number): Lateness | null {
  if (!(statesBeforeLeaving as readonly string[]).includes(status)) return null;
  const [nowAt, startAt] = [minuteOf(now), minuteOf(start)];
  const minutes = nowAt - startAt;
  if (minutes < lateAfterMinutes) return null;
  const [today, day] = [dayNumberOf(nowAt), dayNumber(operationDate)];
  if (day < today - 1 || (day < today && dayNumberOf(startAt) < today)) return null;
  return { minutes, tone: minutes >= usualGrace.departureRed ? 'red' : 'amber' };
}
