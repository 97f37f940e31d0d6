import type { Duty, UnforeseeableEvent } from '../hours/duty.ts';
import { minuteOf } from '../hours/japan-minute.ts';

/** 車両の故障, フェリーの欠航, 道路の封鎖, 警報の発表 (改善基準告示 第4条第3項). */
export const unforeseeableKinds = [
  'breakdown',
  'ferryCancelled',
  'roadClosed',
  'weatherWarning',
] as const satisfies readonly UnforeseeableEvent['kind'][];

/** Returns duties with the events that held them up: each event belongs to every duty that it reaches into. */
export function withEvents(duties: readonly Duty[], events: readonly UnforeseeableEvent[]): Duty[] {
  return duties.map((duty) => {
    const own = events.filter(
      ({ end, start }) => minuteOf(start) < minuteOf(duty.end) && minuteOf(duty.start) < minuteOf(end),
    );
    return own.length === 0 ? duty : { ...duty, events: own };
  });
}
