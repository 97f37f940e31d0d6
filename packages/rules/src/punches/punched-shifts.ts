import { minuteOf } from '../hours/japan-minute.ts';
import type { PunchKind, PunchTime } from './punch.ts';

/** Minutes since 1970 in Japan; null where the punch is missing. */
type Moment = number | null;

/** One shift as it was punched. What is missing is null; what does not fit is among the faults. */
export type PunchedShift = {
  clockIn: Moment;
  leaveGarage: Moment;
  returnGarage: Moment;
  clockOut: Moment;
  breaks: readonly { start: number; end: Moment }[];
  /** Punches for which the shift has no place: a second 出庫, an end of a break without its start. */
  extra: readonly { kind: PunchKind; minute: number }[];
};

type Draft = { -readonly [Name in keyof PunchedShift]: PunchedShift[Name] } & {
  breaks: { start: number; end: Moment }[];
  extra: { kind: PunchKind; minute: number }[];
};

/** At the same minute people clock in before they leave, and return before they clock out. */
const order: Readonly<Record<PunchKind, number>> = {
  breakEnd: 0,
  returnGarage: 1,
  clockOut: 2,
  clockIn: 3,
  leaveGarage: 4,
  breakStart: 5,
};

/**
 * Puts the punches of one driver, in any order, into shifts. A 出勤 opens a shift and a 退勤 ends it; a punch that follows
 * an end opens another one, which then lacks its 出勤. Seconds are cut.
 */
export function punchedShifts(punches: readonly PunchTime[]): PunchedShift[] {
  const shifts: Draft[] = [];
  let open: Draft | null = null;
  const timed = punches.map(({ at, kind }) => ({ kind, minute: minuteOf(at) }));
  for (const punch of timed.toSorted((a, b) => a.minute - b.minute || order[a.kind] - order[b.kind])) {
    if (open === null || (punch.kind === 'clockIn' && !isEmpty(open))) {
      open = { clockIn: null, leaveGarage: null, returnGarage: null, clockOut: null, breaks: [], extra: [] };
      shifts.push(open);
    }
    place(open, punch);
    if (punch.kind === 'clockOut') open = null;
  }
  return shifts;
}

function isEmpty({ clockIn, leaveGarage, returnGarage, breaks, extra }: Draft): boolean {
  return [clockIn, leaveGarage, returnGarage].every((one) => one === null) && breaks.length + extra.length === 0;
}

function place(shift: Draft, punch: { kind: PunchKind; minute: number }): void {
  const { kind, minute } = punch;
  const last = shift.breaks.at(-1);
  if (kind === 'breakStart') {
    if (last?.end === null) shift.extra.push(punch);
    else shift.breaks.push({ start: minute, end: null });
  } else if (kind === 'breakEnd') {
    if (last?.end === null) last.end = minute;
    else shift.extra.push(punch);
  } else if (shift[kind] === null) shift[kind] = minute;
  else shift.extra.push(punch);
}
