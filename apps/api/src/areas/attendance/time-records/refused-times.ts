import { dayNumberOf, dayText, instantOf, minuteOf } from '@haisha/rules/hours/japan-minute';
import { type PunchedShift, punchedShifts } from '@haisha/rules/punches/punched-shifts';
import type { PunchKind } from '@haisha/validation/punch-choices';
import type { FieldError } from '@haisha/validation/rule';
import type { TimeOfDay } from '../../../services/duties/read-punch-times.ts';

/** The clock of a phone may be so far ahead of that of the server. */
const aheadMs = 5 * 60_000;

/** A punch as it would count, with where it stands in the request. */
export type WantedTime = { path: string; kind: PunchKind; minute: number; isTouched: boolean };

/** Tells why somebody cannot have punched at a moment: it lies ahead, or after the last day of employment. */
export function refusedMoment(path: string, at: number, leftDate: string | null, now: Date): FieldError[] {
  if (at > now.getTime() + aheadMs) return [{ path, code: 'notAhead' }];
  const day = dayText(dayNumberOf(minuteOf(at)));
  return leftDate !== null && day > leftDate ? [{ path, code: 'punch.hasLeft', params: { date: leftDate } }] : [];
}

/** Tells which punches of a day make no shift, each once, and which of those that somebody touched reach into another day's. */
export function refusedShifts(wanted: readonly WantedTime[], others: readonly TimeOfDay[]): FieldError[] {
  const shifts = punchedShifts(wanted.map(({ kind, minute }) => ({ kind, at: instantOf(minute) })));
  const pathOf = ({ kind, minute }: Misplaced) =>
    `${wanted.findLast((punch) => punch.kind === kind && punch.minute === minute)?.path}.minutes`;
  const extra = shifts.flatMap((shift) => shift.extra).map(pathOf);
  const misplaced = [...shifts.flatMap(outOfOrder), ...endsBeforeStart(shifts)].map(pathOf);
  const errors = [
    ...extra.map((path): FieldError => ({ path, code: 'punch.extra' })),
    ...misplaced.map((path): FieldError => ({ path, code: 'punch.order' })),
  ];
  return errors.length > 0 ? errors : reachingInto(wanted, shifts, others);
}

type Misplaced = { kind: PunchKind; minute: number };

const sequence = ['clockIn', 'leaveGarage', 'returnGarage', 'clockOut'] as const;

function outOfOrder(shift: PunchedShift): Misplaced[] {
  const known = sequence.flatMap((kind) => (shift[kind] === null ? [] : [{ kind, minute: shift[kind] }]));
  return known.filter(({ minute }, at) => minute < (known[at - 1]?.minute ?? minute));
}

/** An end with nothing before it, and then a start without its end: they were one shift. */
function endsBeforeStart(shifts: readonly PunchedShift[]): Misplaced[] {
  return shifts.flatMap((shift, at) => {
    const next = shifts[at + 1];
    const { breaks, clockIn, clockOut, leaveGarage, returnGarage } = shift;
    const isAlone = clockIn === null && leaveGarage === null && returnGarage === null && breaks.length === 0;
    const lacksEnd = next !== undefined && next.clockIn !== null && next.clockOut === null;
    return clockOut !== null && isAlone && lacksEnd ? [{ kind: 'clockOut' as const, minute: clockOut }] : [];
  });
}

function reachingInto(
  wanted: readonly WantedTime[],
  shifts: readonly PunchedShift[],
  others: readonly TimeOfDay[],
): FieldError[] {
  const otherSpans = [...Map.groupBy(others, ({ date }) => date).values()].flatMap((ofDay) =>
    punchedShifts(ofDay).map(spanOf),
  );
  const crossing = shifts
    .map(spanOf)
    .filter(({ end, start }) => otherSpans.some((other) => other.start < end && start < other.end));
  return wanted
    .filter(({ isTouched, minute }) => isTouched && crossing.some(({ end, start }) => start <= minute && minute <= end))
    .map((punch) => `${punch.path}.minutes`)
    .map((path) => ({ path, code: 'punch.overlap' }));
}

function spanOf(shift: PunchedShift): { start: number; end: number } {
  const moments = [
    ...sequence.map((kind) => shift[kind]),
    ...shift.breaks.flatMap(({ end, start }) => [start, end]),
    ...shift.extra.map(({ minute }) => minute),
  ].filter((moment) => moment !== null);
  return { start: Math.min(...moments), end: Math.max(...moments) };
}
