import type { Duty, Period } from '../hours/duty.ts';
import { instantOf, minuteOf } from '../hours/japan-minute.ts';
import { clipped, merged, type Span } from '../hours/span.ts';
import type { PunchedShift } from './punched-shifts.ts';

/** A run belongs to a shift that lies so many minutes before or after it: records less than 3 hours apart are one shift. */
const near = 3 * 60;

const none: readonly Period[] = [];

/**
 * Returns the duties of one driver: what was punched counts as it was, runs without punches count as planned. A shift takes
 * its driving, and without punched breaks its breaks, from the runs that it covers, moved by how much later it left. A
 * missing 出勤 or 退勤 is taken from them as well; such a duty, and one that is still going on, stays `planned`. A shift
 * that covers several runs is a duty for each, without a gap between, so that one of them can be thought away.
 */
export function dutiesWithPunches(runs: readonly Duty[], shifts: readonly PunchedShift[]): Duty[] {
  const spans = shifts.map(spanOf);
  const covered = Map.groupBy(runs, (run) => nearestOf(run, spans));
  const punched = shifts.flatMap((shift, at) => dutiesOf(shift, covered.get(at) ?? []));
  return [...punched, ...(covered.get(null) ?? [])].toSorted((a, b) => minuteOf(a.start) - minuteOf(b.start));
}

/** What is known of a shift; null for punches that are neither a start nor an end. */
function spanOf({ clockIn, clockOut, leaveGarage, returnGarage }: PunchedShift): Span | null {
  let span: Span | null = null;
  for (const one of [clockIn, leaveGarage, returnGarage, clockOut]) {
    if (one === null) continue;
    if (span === null) span = { start: one, end: one };
    else span = { start: Math.min(span.start, one), end: Math.max(span.end, one) };
  }
  return span;
}

/** A year of a driver asks this a hundred thousand times. */
function nearestOf(run: Duty, spans: readonly (Span | null)[]): number | null {
  const [start, end] = [minuteOf(run.start), minuteOf(run.end)];
  let found: number | null = null;
  let least = near;
  for (let at = 0; at < spans.length; at += 1) {
    const span = spans[at];
    if (!span || span.start - end >= least || start - span.end >= least) continue;
    least = Math.max(span.start - end, start - span.end);
    found = at;
  }
  return found;
}

function dutiesOf(shift: PunchedShift, runs: readonly Duty[]): Duty[] {
  const { breaks, clockIn, clockOut } = shift;
  const whole = wholeOf(shift, runs);
  if (!whole) return [];
  const { end, start } = whole;
  const late = lateness(shift, runs);
  const onTheRoad = {
    start: Math.max(start, shift.leaveGarage ?? start),
    end: Math.min(end, shift.returnGarage ?? end),
  };
  const rests = breaks.length > 0 ? punchedRests(breaks) : moved(runs, 'breaks', late, whole);
  const driving = moved(runs, 'driving', late, onTheRoad);
  const common = {
    state: clockIn === null || clockOut === null ? ('planned' as const) : ('actual' as const),
    crew: runs.find(({ crew }) => crew !== undefined && crew !== 'one')?.crew ?? 'one',
  };
  const dutyOf = (piece: Span, run: Duty | undefined): Duty => ({
    id: run?.id ?? `punched ${start}`,
    ...common,
    start: instantOf(piece.start),
    end: instantOf(piece.end),
    breaks: clipped(rests, piece.start, piece.end).map(asPeriod),
    driving: clipped(driving, piece.start, piece.end).map(asPeriod),
    distanceKm: run?.distanceKm ?? 0,
  });
  // Nearly all shifts have one run or none.
  if (runs.length < 2) return [dutyOf(whole, runs[0])];
  const inOrder = runs.toSorted((a, b) => minuteOf(a.start) - minuteOf(b.start));
  return cutAt(whole, borders(inOrder, late, rests)).map((piece, at) => dutyOf(piece, inOrder[at]));
}

/** From start to end of a shift, as far as punches or runs tell; null where they do not, or tell of an end before the start. */
function wholeOf(shift: PunchedShift, runs: readonly Duty[]): Span | null {
  const { clockIn, clockOut, leaveGarage, returnGarage } = shift;
  const start = clockIn ?? least(leaveGarage, runs);
  const end = clockOut ?? most(returnGarage, runs, lateness(shift, runs));
  return start === null || end === null || end < start ? null : { start, end };
}

function punchedRests(breaks: PunchedShift['breaks']): readonly Span[] {
  return merged(breaks.flatMap(({ end, start }) => (end === null ? [] : [{ start, end }])));
}

/** Where one run of a shift ends and the next one begins, never in a break. */
function borders(runs: readonly Duty[], late: number, rests: readonly Span[]): number[] {
  return runs.slice(0, -1).map((run) => {
    const end = minuteOf(run.end) + late;
    return rests.find((rest) => rest.start < end && end < rest.end)?.start ?? end;
  });
}

/** Divides a span at moments in order; those outside of it leave nothing on their side. */
function cutAt({ end, start }: Span, moments: readonly number[]): Span[] {
  const clamped = moments.map((moment) => Math.min(Math.max(moment, start), end));
  return [start, ...clamped].map((from, at) => ({ start: from, end: clamped[at] ?? end }));
}

/** How many minutes later than planned a shift left, or began. */
function lateness({ clockIn }: PunchedShift, runs: readonly Duty[]): number {
  const first = least(null, runs);
  return clockIn === null || first === null ? 0 : clockIn - first;
}

function moved(runs: readonly Duty[], of: 'breaks' | 'driving', by: number, { end, start }: Span): readonly Span[] {
  const spans: Span[] = [];
  for (const run of runs) {
    const own = (run[of] ?? none).map((one) => ({ start: minuteOf(one.start) + by, end: minuteOf(one.end) + by }));
    spans.push(...clipped(merged(own), start, end));
  }
  return merged(spans);
}

function asPeriod({ end, start }: Span): Period {
  return { start: instantOf(start), end: instantOf(end) };
}

/** The first of a punch and the starts of runs. */
function least(punched: number | null, runs: readonly Duty[]): number | null {
  let first = punched;
  for (const { start } of runs) first = first === null ? minuteOf(start) : Math.min(first, minuteOf(start));
  return first;
}

/** The last of a punch and the ends of runs that are so many minutes late. */
function most(punched: number | null, runs: readonly Duty[], late: number): number | null {
  let last = punched;
  for (const { end } of runs) last = last === null ? minuteOf(end) + late : Math.max(last, minuteOf(end) + late);
  return last;
}
