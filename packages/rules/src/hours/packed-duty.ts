import type { Duty, Period, UnforeseeableEvent } from './duty.ts';
import { instantOf, minuteOf } from './japan-minute.ts';

/** From and to, in minutes after the start of the duty. */
type PackedPeriod = [from: number, to: number];

/** A duty as it travels: a board has thousands of them. Start and end in milliseconds since 1970. */
export type PackedDuty = {
  id: string;
  state: Duty['state'];
  start: number;
  end: number;
  breaks: PackedPeriod[];
  driving: PackedPeriod[];
  crew: NonNullable<Duty['crew']>;
  distanceKm: number;
  events?: { kind: UnforeseeableEvent['kind']; start: number; end: number; isDocumented: boolean }[] | undefined;
};

/** Packs what a run or punches make of a duty; ferries and the like are not of these. */
export function packDuty(duty: Duty): PackedDuty {
  const { breaks, crew = 'one', distanceKm = 0, driving, end, events, id, start, state } = duty;
  const from = minuteOf(start);
  const packed = (periods: readonly Period[] = []) =>
    periods.map((period): PackedPeriod => [minuteOf(period.start) - from, minuteOf(period.end) - from]);
  return {
    ...{ id, state, crew, distanceKm },
    start: instantOf(from),
    end: instantOf(minuteOf(end)),
    breaks: packed(breaks),
    driving: packed(driving),
    ...(events && {
      events: events.map((one) => ({
        ...{ kind: one.kind, isDocumented: one.isDocumented },
        ...{ start: instantOf(minuteOf(one.start)), end: instantOf(minuteOf(one.end)) },
      })),
    }),
  };
}

/** Returns the duty that was packed. */
export function unpackDuty({ breaks, driving, events, ...duty }: PackedDuty): Duty {
  const from = minuteOf(duty.start);
  const unpacked = (periods: readonly PackedPeriod[]) =>
    periods.map(([start, end]): Period => ({ start: instantOf(from + start), end: instantOf(from + end) }));
  return { ...duty, breaks: unpacked(breaks), driving: unpacked(driving), ...(events && { events }) };
}
