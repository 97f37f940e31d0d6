import type { DutyPart } from './duty-part.ts';
import { inStep } from './grouped.ts';
import { dayMinutes, dayNumberOf } from './japan-minute.ts';
import { type DatedParameters, type HoursParameters, parametersOn } from './parameters.ts';
import { merged, minutesOf, type Span, without } from './span.ts';

/** One shift: records less than three hours apart, or held together by a split rest. */
export type Shift = {
  parts: readonly DutyPart[];
  dutyIds: readonly string[];
  start: number;
  end: number;
  /** The day of its start, since 1970. */
  day: number;
  row: DatedParameters;
  state: DutyPart['state'];
  crew: DutyPart['crew'];
  /** Duty without pieces of split rest and time aboard of a ferry. */
  duty: readonly Span[];
  dutyMinutes: number;
  work: readonly Span[];
  workMinutes: number;
  driving: readonly Span[];
  drivingMinutes: number;
  /** Pieces of a split rest inside the shift. */
  rests: readonly Span[];
  ferryMinutes: number;
  landing: number | null;
  events: readonly DutyPart['events'][number][];
  fullParkings: readonly number[];
  sleepMinutes: number;
  isAlternate: boolean;
  nightSleepMinutes: number;
  distanceKm: number;
  restsAway: boolean;
};

/** Returns the shifts of records in order of time; a shift of the same records is taken over from `before`. */
export function joinShifts(
  parts: readonly DutyPart[],
  rows: readonly DatedParameters[],
  before: readonly Shift[],
): Shift[] {
  const oldFrom = inStep(before, ({ start }) => start);
  const shifts: Shift[] = [];
  for (let at = 0; at < parts.length; ) {
    const { start } = partAt(parts, at);
    const next = endOfShift(parts, at, rows);
    const old = oldFrom(start);
    const isSame = old?.parts.length === next - at && old.parts.every((part, index) => part === parts[at + index]);
    shifts.push(isSame ? old : shiftOf(parts.slice(at, next), rows));
    at = next;
  }
  return shifts;
}

function endOfShift(parts: readonly DutyPart[], first: number, rows: readonly DatedParameters[]): number {
  const { parameters } = parametersOn(rows, dayNumberOf(partAt(parts, first).start));
  let { end } = partAt(parts, first);
  let next = first + 1;
  while (next < parts.length && goesOn(parts, first, next, end, parameters)) {
    end = Math.max(end, partAt(parts, next).end);
    next += 1;
  }
  return next;
}

function partAt(parts: readonly DutyPart[], at: number): DutyPart {
  return parts[at] as DutyPart;
}

function goesOn(parts: readonly DutyPart[], first: number, next: number, end: number, parameters: HoursParameters) {
  const gap = partAt(parts, next).start - end;
  if (gap < parameters.readings.sameShiftMinutes) return true;
  const isPiece = partAt(parts, next - 1).splitRestFollows && gap < parameters.rest.least;
  return isPiece && partAt(parts, next).start < partAt(parts, first).start + dayMinutes;
}

function shiftOf(parts: readonly DutyPart[], rows: readonly DatedParameters[]): Shift {
  const [first] = parts as [DutyPart];
  const last = parts.at(-1) as DutyPart;
  const day = dayNumberOf(first.start);
  const row = parametersOn(rows, day);
  const end = Math.max(...parts.map((part) => part.end));
  const whole = [{ start: first.start, end }];
  const gaps = without(whole, merged(parts));
  const rests = gaps.filter((gap) => gap.end - gap.start >= row.parameters.readings.sameShiftMinutes);
  const ferries = joined(parts, (part) => part.ferries);
  const duty = without(without(whole, rests), ferries);
  const breaks = joined(parts, (part) => part.breaks);
  const work = without(without(duty, breaks), gaps);
  const driving = joined(parts, (part) => part.driving);
  return {
    parts,
    dutyIds: parts.length === 1 ? [first.dutyId] : [...new Set(parts.map(({ dutyId }) => dutyId))],
    start: first.start,
    end,
    day,
    row,
    state: parts.some(({ state }) => state === 'planned') ? 'planned' : 'actual',
    crew: parts.every(({ crew }) => crew === first.crew) ? first.crew : 'one',
    duty,
    dutyMinutes: minutesOf(duty),
    work,
    workMinutes: minutesOf(work),
    driving,
    drivingMinutes: minutesOf(driving),
    rests,
    ferryMinutes: minutesOf(ferries),
    landing: ferries.at(-1)?.end ?? null,
    events: listed(parts, (part) => part.events),
    fullParkings: listed(parts, (part) => part.fullParkings),
    sleepMinutes: sumOf(parts, (part) => part.sleepMinutes),
    isAlternate: parts.some((part) => part.isAlternate),
    nightSleepMinutes: sumOf(parts, (part) => part.nightSleepMinutes),
    distanceKm: sumOf(parts, (part) => part.distanceKm),
    restsAway: last.restsAway,
  };
}

function joined(parts: readonly DutyPart[], of: (part: DutyPart) => readonly Span[]): readonly Span[] {
  return merged(listed(parts, of));
}

/** Most shifts have one record, whose lists serve as they are. */
function listed<Item>(parts: readonly DutyPart[], of: (part: DutyPart) => readonly Item[]): readonly Item[] {
  const [first] = parts as [DutyPart];
  return parts.length === 1 ? of(first) : parts.flatMap(of);
}

function sumOf(parts: readonly DutyPart[], of: (part: DutyPart) => number): number {
  return parts.reduce((sum, part) => sum + of(part), 0);
}
