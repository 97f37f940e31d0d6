import { departureFactsOf } from '@haisha/rules/departure/departure-facts';
import {
  type DepartureSection,
  type DepartureState,
  departureSections,
  departureState,
  isLate,
} from '@haisha/rules/departure/departure-state';
import { minuteOf } from '@haisha/rules/hours/japan-minute';
import type { DepartureRow } from '@haisha/validation/departure-board';

/** A driver on the board, and where they stand. */
export type DepartureLine = { row: DepartureRow; state: DepartureState; call: DepartureRow['calls'][number] | null };

/** What is urgent stands on top, whatever the section. */
export type DepartureGroup = { name: 'urgent' | Exclude<DepartureSection, 'none'>; lines: readonly DepartureLine[] };

/** The counters over the board; each one filters by what it counts. */
export const departureCounts = ['due', 'clockedIn', 'called', 'departed', 'late', 'off'] as const;
export type DepartureCount = (typeof departureCounts)[number];

/** Judges the rows by the clock of the server, in milliseconds. */
export function linesOf(rows: readonly DepartureRow[], now: number): DepartureLine[] {
  return rows.map((row) => lineOf(row, minuteOf(now))).filter(({ state }) => state.section !== 'none');
}

function lineOf(row: DepartureRow, now: number): DepartureLine {
  const call = row.calls.findLast(({ kind }) => kind === 'before') ?? null;
  return { row, call, state: departureState(departureFactsOf(row), now) };
}

export function isUrgent({ state }: DepartureLine): boolean {
  return state.tone === 'red' || state.tone === 'purple';
}

/** Puts the lines under their headings, each in the order in which they are due; headings without lines are left out. */
export function groupsOf(lines: readonly DepartureLine[]): DepartureGroup[] {
  const urgent: DepartureGroup = { name: 'urgent', lines: lines.filter(isUrgent) };
  const sections = departureSections.flatMap((name): DepartureGroup[] =>
    name === 'none' ? [] : [{ name, lines: lines.filter((line) => line.state.section === name && !isUrgent(line)) }],
  );
  return [urgent, ...sections].filter((group) => group.lines.length > 0);
}

/** Returns whether a counter counts a line: who clocked in stays counted once they are called and gone. */
export function isCounted(count: DepartureCount, { row, state }: DepartureLine): boolean {
  switch (count) {
    case 'due':
      return row.planned !== null;
    case 'clockedIn':
      return row.clockInAt !== null || row.leaveGarageAt !== null;
    case 'called':
      return row.calls.some(({ kind, result }) => kind === 'before' && result === 'passed');
    case 'departed':
      return row.leaveGarageAt !== null;
    case 'late':
      return isLate(state);
    case 'off':
      return row.leave !== null;
  }
}

/** The alert of what is red now that nobody has acknowledged; a departure without a call stays one, whatever follows. */
export function openAlertOf({ row, state }: DepartureLine): DepartureRow['alerts'][number] | null {
  const open = row.alerts.filter(({ acknowledgedAt, tone }) => acknowledgedAt === null && tone === 'red');
  return (
    open.find(({ kind }) => kind === 'departedWithoutCall') ?? open.find(({ kind }) => kind === state.code) ?? null
  );
}
