import { instantOf, minuteOf } from '../hours/japan-minute.ts';
import type { StopFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

/** Check 10: the goods arrive in time and somebody is there. Who comes early waits: that is no finding. */
export function timeSlots(stops: readonly StopFacts[]): RunFinding[] {
  return stops.flatMap((stop): RunFinding[] => {
    const closed: RunFinding[] = stop.isClosed
      ? [{ check: 10, level: 'amber', code: 'destinationClosed', params: { stopId: stop.id } }]
      : [];
    if (stop.windowTo === null) return closed;
    const until = minuteOf(stop.windowTo);
    const late = minuteOf(stop.plannedArriveAt) - until;
    if (late <= 0) return closed;
    const params = { stopId: stop.id, minutes: late, until: instantOf(until) };
    return [
      ...closed,
      { check: 10, level: 'amber', code: 'slotMissed', params, wayOut: { code: 'arriveEarlier', minutes: late } },
    ];
  });
}
