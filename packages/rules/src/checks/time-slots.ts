import { type Instant, instantOf, minuteOf } from '../hours/japan-minute.ts';
import type { StopFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

/**
 * Check 10: the goods arrive in time, or no more minutes late than the company lets pass, and somebody is there. Who comes
 * early waits: that is no finding.
 */
export function timeSlots(stops: readonly StopFacts[], passedMinutes: number): RunFinding[] {
  return stops.flatMap((stop): RunFinding[] => {
    const closed: RunFinding[] = stop.isClosed
      ? [{ check: 10, level: 'amber', code: 'destinationClosed', params: { stopId: stop.id } }]
      : [];
    if (stop.windowTo === null) return closed;
    const until = minuteOf(stop.windowTo);
    const late = minuteOf(stop.plannedArriveAt) - until;
    if (late <= passedMinutes) return closed;
    const params = { stopId: stop.id, minutes: late, until: instantOf(until) };
    return [
      ...closed,
      { check: 10, level: 'amber', code: 'slotMissed', params, wayOut: { code: 'arriveEarlier', minutes: late } },
    ];
  });
}

/** Check 10: the last stop is left before the run is back. */
export function lateReturn(stops: readonly StopFacts[], end: Instant): RunFinding[] {
  const left = Math.max(...stops.map(({ plannedDepartAt }) => minuteOf(plannedDepartAt)));
  const minutes = left - minuteOf(end);
  if (stops.length === 0 || minutes <= 0) return [];
  return [
    { check: 10, level: 'amber', code: 'returnTooEarly', params: { minutes }, wayOut: { code: 'endLater', minutes } },
  ];
}
