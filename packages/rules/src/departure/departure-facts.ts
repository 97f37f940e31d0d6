import { type Instant, minuteOf } from '../hours/japan-minute.ts';
import type { DepartureFacts } from './departure-state.ts';

/** What the departure board has of a driver. */
export type DepartureTimes = {
  planned: { reportAt: Instant; outAt: Instant; inAt: Instant; endAt: Instant } | null;
  clockInAt: Instant | null;
  leaveGarageAt: Instant | null;
  returnGarageAt: Instant | null;
  clockOutAt: Instant | null;
  leave: { kind: string | null } | null;
  restMinutes: number | null;
  /** In order of time. */
  calls: readonly { kind: string; at: Instant; result: string; hasAlcohol: boolean }[];
};

/** Returns what is judged of a driver: of the calls the last one before duty. */
export function departureFactsOf(times: DepartureTimes): DepartureFacts {
  const { calls, clockInAt, clockOutAt, leave, leaveGarageAt, planned, restMinutes, returnGarageAt } = times;
  const call = calls.findLast(({ kind }) => kind === 'before');
  return {
    planned: planned && {
      reportAt: minuteOf(planned.reportAt),
      outAt: minuteOf(planned.outAt),
      inAt: minuteOf(planned.inAt),
      endAt: minuteOf(planned.endAt),
    },
    clockIn: minuteOrNull(clockInAt),
    leaveGarage: minuteOrNull(leaveGarageAt),
    returnGarage: minuteOrNull(returnGarageAt),
    clockOut: minuteOrNull(clockOutAt),
    call: call ? { at: minuteOf(call.at), isPassed: call.result === 'passed', hasAlcohol: call.hasAlcohol } : null,
    leave: leave && (leave.kind === 'absent' ? 'absent' : 'away'),
    restMinutes,
  };
}

function minuteOrNull(instant: Instant | null): number | null {
  return instant === null ? null : minuteOf(instant);
}
