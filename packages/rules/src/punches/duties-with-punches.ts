import type { Duty, Period } from '../hours/duty.ts';
import { instantOf, minuteOf } from '../hours/japan-minute.ts';
import { clipped, merged, type Span } from '../hours/span.ts';
import type { PunchedShift } from './punched-shifts.ts';

/** A run belongs to a shift that lies so many minutes before or after it: records less than 3 hours apart are one shift. */
const near = 3 * 60;

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
  const known = [clockIn, leaveGarage, returnGarage, clockOut].filter((one) => one !== null);
  return known.length === 0 ? null : { start: Math.min(...known), end: Math.max(...known) };
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
  const { breaks, clockIn, clockOut, leaveGarage, returnGarage } = shift;
  const starts = runs.map((run) => minuteOf(run.start));
  const ends = runs.map((run) => minuteOf(run.end));
  const start = clockIn ?? least([leaveGarage, ...starts]);
  const late = lateness(shift, runs);
  const end = clockOut ?? most([returnGarage, ...ends.map((one) => one + late)]);
  if (start === null || end === null || end < start) return [];
  const whole = { start, end };
  const onTheRoad = { start: Math.max(start, leaveGarage ?? start), end: Math.min(end, returnGarage ?? end) };
  const pauses = breaks.flatMap((pause) => (pause.end === null ? [] : [{ start: pause.start, end: pause.end }]));
  const usual = () => runs.flatMap((run) => moved(run.breaks, late, whole));
  const rests = merged(breaks.length > 0 ? pauses : usual());
  const driving = merged(runs.flatMap((run) => moved(run.driving, late, onTheRoad)));
  const inOrder = runs.toSorted((a, b) => minuteOf(a.start) - minuteOf(b.start));
  return cutAt(whole, borders(inOrder, late, rests)).map((piece, at): Duty => {
    const run = inOrder[at];
    return {
      id: run?.id ?? `punched ${start}`,
      state: clockIn === null || clockOut === null ? 'planned' : 'actual',
      start: instantOf(piece.start),
      end: instantOf(piece.end),
      breaks: clipped(rests, piece.start, piece.end).map(asPeriod),
      driving: clipped(driving, piece.start, piece.end).map(asPeriod),
      crew: runs.find(({ crew }) => crew !== undefined && crew !== 'one')?.crew ?? 'one',
      distanceKm: run?.distanceKm ?? 0,
    };
  });
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
  const first = least(runs.map((run) => minuteOf(run.start)));
  return clockIn === null || first === null ? 0 : clockIn - first;
}

function moved(periods: readonly Period[] = [], by: number, { end, start }: Span): readonly Span[] {
  const spans = periods.map((one) => ({ start: minuteOf(one.start) + by, end: minuteOf(one.end) + by }));
  return clipped(merged(spans), start, end);
}

function asPeriod({ end, start }: Span): Period {
  return { start: instantOf(start), end: instantOf(end) };
}

function least(minutes: readonly (number | null)[]): number | null {
  const known = minutes.filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
}

function most(minutes: readonly (number | null)[]): number | null {
  const known = minutes.filter((one) => one !== null);
  return known.length === 0 ? null : Math.max(...known);
}
