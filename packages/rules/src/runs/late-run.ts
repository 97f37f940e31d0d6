import { dayMs } from '../calendar.ts';
import { usualGrace } from '../departure/departure-state.ts';

/** The minutes after its planned start from which a run that has not left the garage is late (出庫遅れ). */
export const lateAfterMinutes = usualGrace.departureAmber;

/** The states of a run that is still to leave. */
export const statesBeforeLeaving = [
  'planned',
  'requested',
  'accepted',
  'confirmed',
  'acknowledged',
  'clockedIn',
  'called',
] as const;

/** How late a run is: from when on as the departure board has it, amber, then red. */
export type Lateness = { minutes: number; tone: 'amber' | 'red' };

type PlannedRun = { operationDate: string; start: string; status: string };

const japanMs = 9 * 3_600_000;
const minuteMs = 60_000;

/**
 * Tells how late a run of today is that should have left and has not, at a moment in milliseconds; null for all others. One
 * of the day before is of today where it starts after midnight.
 */
export function latenessOf({ operationDate, start, status }: PlannedRun, now: number): Lateness | null {
  if (!(statesBeforeLeaving as readonly string[]).includes(status)) return null;
  const startAt = Date.parse(start);
  const minutes = Math.floor((now - startAt) / minuteMs);
  if (minutes < lateAfterMinutes) return null;
  const [today, day] = [dayOf(now), Date.parse(operationDate) / dayMs];
  if (day < today - 1 || (day < today && dayOf(startAt) < today)) return null;
  return { minutes, tone: minutes >= usualGrace.departureRed ? 'red' : 'amber' };
}

/** The day in Japan, in days since 1970. */
function dayOf(instant: number): number {
  return Math.floor((instant + japanMs) / dayMs);
}
