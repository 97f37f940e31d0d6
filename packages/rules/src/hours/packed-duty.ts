import type { Duty, Period } from './duty.ts';
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
};

/** Packs what a run or punches make of a duty; ferries, events and the like are not of these. */
export function packDuty({ breaks, crew = 'one', distanceKm = 0, driving, end, id, start, state }: Duty): PackedDuty {
  const from = minuteOf(start);
  const packed = (periods: readonly Period[] = []) =>
    periods.map((period): PackedPeriod => [minuteOf(period.start) - from, minuteOf(period.end) - from]);
  return {
    ...{ id, state, crew, distanceKm },
    start: instantOf(from),
    end: instantOf(minuteOf(end)),
    breaks: packed(breaks),
    driving: packed(driving),
  };
}

/** Returns the duty that was packed. */
export function unpackDuty({ breaks, driving, ...duty }: PackedDuty): Duty {
  const from = minuteOf(duty.start);
  const unpacked = (periods: readonly PackedPeriod[]) =>
    periods.map(([start, end]): Period => ({ start: instantOf(from + start), end: instantOf(from + end) }));
  return { ...duty, breaks: unpacked(breaks), driving: unpacked(driving) };
}
