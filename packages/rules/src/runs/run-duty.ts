import type { Duty, Period } from '../hours/duty.ts';
import { type Instant, instantOf, minuteOf } from '../hours/japan-minute.ts';
import { merged, type Span, without } from '../hours/span.ts';

/** What of a run makes the duty of its crew. */
export type DutyOfRun = {
  id: string;
  start: Instant;
  end: Instant;
  reportAt: Instant;
  endAt: Instant;
  /** When it came back; null as long as it is a plan. */
  actualInAt?: Instant | null;
  plannedDistanceKm: number | null;
  drivingMinutes: number | null;
  breakMinutes: number | null;
  /** Where they are not known, none. */
  stops?: readonly { kind: string; plannedArriveAt: Instant; plannedDepartAt: Instant }[];
};

type Stop = NonNullable<DutyOfRun['stops']>[number];

const noStops: readonly Stop[] = [];

/** The longest piece into which the break of a plan is divided. */
const longestPiece = 30;

/**
 * Returns the duty of a driver on a run, as it was once the run is back, and as planned until then. Driving is the way between the stops; where they are not known, the
 * driving minutes are laid out in front. A break that no stop stands for is spread over the run in pieces of 30 minutes.
 */
export function dutyOfRun(run: DutyOfRun, crew: Duty['crew'] = 'one'): Duty {
  const back = minuteOf(run.actualInAt ?? run.end);
  const whole = { start: minuteOf(run.start), end: Math.max(back, minuteOf(run.start)) };
  const breaks = breaksOf(run, whole);
  const pauses = merged(breaks);
  const ways =
    run.stops && run.stops.length > 0
      ? without(waysOf(run.stops, whole), pauses)
      : firstOf(without([whole], pauses), run.drivingMinutes ?? 0);
  return {
    id: run.id,
    state: run.actualInAt == null ? 'planned' : 'actual',
    start: run.reportAt,
    // What follows the return follows it later as well.
    end: instantOf(minuteOf(run.endAt) + back - minuteOf(run.end)),
    breaks: breaks.map(asPeriod),
    driving: ways.map(asPeriod),
    crew,
    distanceKm: run.plannedDistanceKm ?? 0,
  };
}

function breaksOf({ breakMinutes, stops = noStops }: DutyOfRun, whole: Span): Span[] {
  const breaks = stops.filter(({ kind }) => kind === 'break').map(spanOf);
  let left = breaks.reduce((minutes, { end, start }) => minutes - (end - start), breakMinutes ?? 0);
  if (left <= 0) return breaks;
  const pieces = Math.ceil(left / longestPiece);
  const step = (whole.end - whole.start) / (pieces + 1);
  const isOrdered = breaks.length === 0;
  for (let piece = 1; piece <= pieces; piece += 1) {
    const start = Math.round(whole.start + step * piece);
    breaks.push({ start, end: start + Math.min(longestPiece, left) });
    left -= longestPiece;
  }
  return isOrdered ? breaks : breaks.sort((a, b) => a.start - b.start);
}

function waysOf(stops: readonly Stop[], whole: Span): Span[] {
  const stands = stops.map(spanOf).toSorted((a, b) => a.start - b.start);
  const starts = [whole.start, ...stands.map(({ end }) => end)];
  const ends = [...stands.map(({ start }) => start), whole.end];
  return starts.flatMap((start, at) => {
    const end = ends[at] ?? whole.end;
    return start < end ? [{ start, end }] : [];
  });
}

/** The first minutes of some spans. */
function firstOf(spans: readonly Span[], minutes: number): Span[] {
  const first: Span[] = [];
  let left = minutes;
  for (const { end, start } of spans) {
    if (left <= 0) break;
    const taken = Math.min(left, end - start);
    left -= taken;
    if (taken > 0) first.push({ start, end: start + taken });
  }
  return first;
}

function spanOf(stop: Stop): Span {
  return { start: minuteOf(stop.plannedArriveAt), end: minuteOf(stop.plannedDepartAt) };
}

function asPeriod({ end, start }: Span): Period {
  return { start: instantOf(start), end: instantOf(end) };
}
