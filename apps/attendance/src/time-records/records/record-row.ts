import { dayMinutes, dayNumber, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { PunchKind } from '@haisha/rules/punches/punch';
import { type PunchFault, punchFaults } from '@haisha/rules/punches/punch-faults';
import { type PunchedShift, punchedShifts } from '@haisha/rules/punches/punched-shifts';
import type { Punch, TimeRecord } from '@haisha/validation/time-record';

export type Level = 'red' | 'amber' | 'info';
export type RecordFinding = NonNullable<TimeRecord['hours']>['findings'][number];

/** A punch that counts, in minutes from midnight of its work date. */
export type CountedPunch = { punch: Punch; minutes: number };

/** What most likely is missing, in minutes from midnight of the work date. */
export type Proposal = { kind: PunchKind; minutes: number };

/** A time of a shift as a cell shows it. */
export type TimeCell = {
  kind: PunchKind;
  /** Minutes from midnight of the work date; null where it was not punched. */
  minutes: number | null;
  punch: Punch | null;
  planned: number | null;
  /** A missing punch that ought to be there, with its proposal. */
  missing: { proposal: number | null } | null;
};

/** One shift in the cells of its row; a break is its start and its end. */
export type ShiftCells = {
  clockIn: TimeCell;
  leaveGarage: TimeCell;
  breaks: readonly { start: TimeCell; end: TimeCell }[];
  returnGarage: TimeCell;
  clockOut: TimeCell;
};

/** A record as its row shows it; times count in minutes from midnight of its work date. */
export type RecordRow = {
  key: string;
  record: TimeRecord;
  punches: readonly CountedPunch[];
  shifts: readonly ShiftCells[];
  faults: readonly PunchFault[];
  findings: readonly RecordFinding[];
  proposals: readonly Proposal[];
  /** The worst of faults and findings. */
  level: Level | null;
};

const levels: readonly Level[] = ['red', 'amber', 'info'];

/** Names the row of a record. */
export function keyOf({ date, driverId }: Pick<TimeRecord, 'date' | 'driverId'>): string {
  return `${driverId} ${date}`;
}

/** Returns an instant in minutes from midnight of a work date; 1:30 of the next day is 1530. */
export function minutesIn(date: string, instant: string | number): number {
  return minuteOf(instant) - dayNumber(date) * dayMinutes;
}

/** Reads off a record what its row shows; `now` in milliseconds, since what lies ahead is not missing yet. */
export function rowOf(record: TimeRecord, now: number): RecordRow {
  const { date, leave, planned } = record;
  const punches = countedPunches(record);
  const shifts = punchedShifts(punches.map(({ punch }) => ({ kind: punch.kind, at: punch.at ?? '' })));
  const plan = planned && {
    reportAt: minuteOf(planned.reportAt),
    outAt: minuteOf(planned.outAt),
    inAt: minuteOf(planned.inAt),
    endAt: minuteOf(planned.endAt),
  };
  const faults = punchFaults({ shifts, planned: plan, isOnLeave: leave !== null, now: minuteOf(now) });
  const midnight = dayNumber(date) * dayMinutes;
  const given = faults.flatMap(({ code, kind, proposal }) =>
    code === 'missing' && kind !== undefined && proposal !== undefined ? [{ kind, minutes: proposal - midnight }] : [],
  );
  const isWithout = faults.some(({ code }) => code === 'noPunch');
  const all =
    isWithout && plan ? plannedTimes(plan, midnight).filter(({ minutes }) => minutes <= minutesIn(date, now)) : [];
  const proposals = [...given, ...all];
  const findings = byLevel(record.hours?.findings ?? []);
  return {
    key: keyOf(record),
    record,
    punches,
    shifts: shifts.length > 0 ? cellsOf(shifts, { punches, faults, plan, midnight }) : emptyCells(all, isWithout),
    faults,
    findings,
    proposals,
    level: worstOf([...faults, ...findings]),
  };
}

/** The punches of a record that count, in order. */
export function countedPunches({ date, punches }: Pick<TimeRecord, 'date' | 'punches'>): CountedPunch[] {
  return punches
    .flatMap((punch) => (punch.at === null ? [] : [{ punch, minutes: minutesIn(date, punch.at) }]))
    .toSorted((a, b) => a.minutes - b.minutes);
}

/** Returns the worst level among faults or findings; null for none. */
function worstOf(found: readonly { level: Level }[]): Level | null {
  return levels.find((level) => found.some((one) => one.level === level)) ?? null;
}

/** Puts the worst first. */
export function byLevel<One extends { level: Level }>(found: readonly One[]): One[] {
  return found.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

type Plan = { reportAt: number; outAt: number; inAt: number; endAt: number };

function plannedTimes({ endAt, inAt, outAt, reportAt }: Plan, midnight: number): Proposal[] {
  return [
    { kind: 'clockIn', minutes: reportAt - midnight },
    { kind: 'leaveGarage', minutes: outAt - midnight },
    { kind: 'returnGarage', minutes: inAt - midnight },
    { kind: 'clockOut', minutes: endAt - midnight },
  ];
}

type Facts = { punches: readonly CountedPunch[]; faults: readonly PunchFault[]; plan: Plan | null; midnight: number };

function cellsOf(shifts: readonly PunchedShift[], { faults, midnight, plan, punches }: Facts): ShiftCells[] {
  // Of each kind the faults come in the order of the shifts that lack it.
  const missed = new Map<PunchKind, PunchFault[]>();
  for (const fault of faults) {
    if (fault.code !== 'missing' || fault.kind === undefined) continue;
    missed.set(fault.kind, [...(missed.get(fault.kind) ?? []), fault]);
  }
  const left = [...punches];
  const cell = (kind: PunchKind, minute: number | null, planned: number | null): TimeCell => {
    const minutes = minute === null ? null : minute - midnight;
    const at = left.findIndex((one) => one.punch.kind === kind && one.minutes === minutes);
    const [taken] = at === -1 ? [] : left.splice(at, 1);
    const fault = minute === null ? missed.get(kind)?.shift() : undefined;
    return {
      kind,
      minutes,
      punch: taken?.punch ?? null,
      planned: planned === null ? null : planned - midnight,
      missing: fault ? { proposal: fault.proposal === undefined ? null : fault.proposal - midnight } : null,
    };
  };
  return shifts.map((shift, index) => {
    const [isFirst, isLast] = [index === 0, index === shifts.length - 1];
    return {
      clockIn: cell('clockIn', shift.clockIn, isFirst ? (plan?.reportAt ?? null) : null),
      leaveGarage: cell('leaveGarage', shift.leaveGarage, isFirst ? (plan?.outAt ?? null) : null),
      breaks: shift.breaks.map(({ end, start }) => ({
        start: cell('breakStart', start, null),
        end: cell('breakEnd', end, null),
      })),
      returnGarage: cell('returnGarage', shift.returnGarage, isLast ? (plan?.inAt ?? null) : null),
      clockOut: cell('clockOut', shift.clockOut, isLast ? (plan?.endAt ?? null) : null),
    };
  });
}

/** A day without any punch: what ought to be there is missing, the rest is empty. */
function emptyCells(proposals: readonly Proposal[], isWithout: boolean): ShiftCells[] {
  const cell = (kind: PunchKind): TimeCell => {
    const proposal = proposals.find((one) => one.kind === kind)?.minutes ?? null;
    const missing = isWithout && proposal !== null ? { proposal } : null;
    return { kind, minutes: null, punch: null, planned: proposal, missing };
  };
  if (!isWithout) return [];
  return [
    {
      clockIn: cell('clockIn'),
      leaveGarage: cell('leaveGarage'),
      breaks: [],
      returnGarage: cell('returnGarage'),
      clockOut: cell('clockOut'),
    },
  ];
}
