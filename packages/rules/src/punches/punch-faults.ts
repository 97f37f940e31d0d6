import type { PunchKind } from './punch.ts';
import type { PunchedShift } from './punched-shifts.ts';

/** What is planned of a day, in minutes since 1970 in Japan. */
export type PlannedDay = { reportAt: number; outAt: number; inAt: number; endAt: number };

/** `missing` and `extra` are of a kind of punch; the rest is of the day. */
export type PunchFaultCode = 'missing' | 'extra' | 'noPunch' | 'late' | 'onLeave' | 'unplanned' | 'tooLong' | 'order';

export type PunchFault = {
  code: PunchFaultCode;
  level: 'red' | 'amber' | 'info';
  kind?: PunchKind;
  /** Minutes since 1970 of the punch in question, or of the one beside what is missing. */
  minute?: number;
  /** When the missing punch most likely was. */
  proposal?: number;
  /** Minutes too late. */
  late?: number;
};

export type PunchDay = {
  shifts: readonly PunchedShift[];
  planned: PlannedDay | null;
  isOnLeave: boolean;
  /** Minutes since 1970: what lies ahead is not missing yet. */
  now: number;
};

/** Nobody is on duty that long: an end was forgotten (two drivers with a bed may have 28 hours, 改善基準告示 4-4-2). */
const longest = 28 * 60;
/** An end that is so much later than planned was forgotten. */
const forgottenAfter = 4 * 60;

/**
 * Tells what is wrong with the punches of a day, the worst first: what is missing comes with the time at which it most
 * likely was, from the plan or from the punch beside it.
 */
export function punchFaults(day: PunchDay): PunchFault[] {
  const { isOnLeave, now, planned, shifts } = day;
  const faults = [
    ...ofDay(day),
    ...shifts.flatMap((shift, at) => ofShift(shift, at === shifts.length - 1, planned, now)),
  ];
  if (isOnLeave && shifts.length > 0) faults.push({ code: 'onLeave', level: 'red' });
  const rank = { red: 0, amber: 1, info: 2 };
  return faults.toSorted((a, b) => rank[a.level] - rank[b.level]);
}

function ofDay({ isOnLeave, now, planned, shifts }: PunchDay): PunchFault[] {
  const [first] = shifts;
  if (!planned) return first && !isOnLeave ? [{ code: 'unplanned', level: 'info' }] : [];
  if (!first) {
    return planned.reportAt < now && !isOnLeave
      ? [{ code: 'noPunch', level: planned.endAt < now ? 'red' : 'amber' }]
      : [];
  }
  const late = (first.clockIn ?? planned.reportAt) - planned.reportAt;
  return late > 0 ? [{ code: 'late', level: late > 10 ? 'amber' : 'info', kind: 'clockIn', late }] : [];
}

function ofShift(shift: PunchedShift, isLast: boolean, planned: PlannedDay | null, now: number): PunchFault[] {
  const { breaks, clockIn, clockOut, extra, leaveGarage, returnGarage } = shift;
  const faults: PunchFault[] = extra.map(({ kind, minute }) => ({ code: 'extra', level: 'amber', kind, minute }));
  const miss = (kind: PunchKind, proposal: number | null | undefined, beside: number | null) =>
    faults.push({
      code: 'missing',
      level: kind === 'clockIn' || kind === 'clockOut' ? 'red' : 'amber',
      kind,
      ...(proposal != null && { proposal }),
      ...(beside !== null && { minute: beside }),
    });
  const last = returnGarage ?? breaks.at(-1)?.end ?? breaks.at(-1)?.start ?? leaveGarage ?? clockIn;
  const isOver = clockOut !== null || !isLast || (planned?.endAt ?? last ?? now) + forgottenAfter < now;
  if (clockIn === null)
    miss('clockIn', before(planned?.reportAt, leaveGarage ?? returnGarage ?? clockOut), leaveGarage);
  if (leaveGarage === null && returnGarage !== null) miss('leaveGarage', before(planned?.outAt, returnGarage), clockIn);
  if (returnGarage === null && leaveGarage !== null && isOver)
    miss('returnGarage', after(planned?.inAt, leaveGarage), clockOut);
  if (clockOut === null && isOver) miss('clockOut', after(planned?.endAt, last), last);
  for (const { end, start } of breaks) if (end === null && isOver) miss('breakEnd', undefined, start);
  if (clockIn !== null && clockOut !== null && clockOut - clockIn > longest)
    faults.push({ code: 'tooLong', level: 'red' });
  const inOrder = [clockIn, leaveGarage, returnGarage, clockOut].filter((one) => one !== null);
  if (inOrder.some((one, at) => one < (inOrder[at - 1] ?? one))) faults.push({ code: 'order', level: 'red' });
  return faults;
}

/** The planned time, where it lies before what was punched. */
function before(time: number | undefined, punched: number | null): number | null {
  if (time === undefined) return punched;
  return punched === null || time <= punched ? time : punched;
}

function after(time: number | undefined, punched: number | null): number | null {
  if (time === undefined) return punched;
  return punched === null || time >= punched ? time : punched;
}
