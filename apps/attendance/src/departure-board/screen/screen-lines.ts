import type { DepartureLine } from '../departure-lines.ts';

/** As many rows as a screen takes in letters that are read from five metres. */
export const mostRows = 8;
/** As many names as the alarm has room for. */
export const mostAlarms = 3;
const mostNext = 3;

const rank = { red: 0, purple: 1, amber: 2 } as const;

/** Returns who needs a hand, the most urgent first, and the longest late before the others. */
export function screenLines(lines: readonly DepartureLine[]): DepartureLine[] {
  return lines
    .filter(({ state }) => state.tone in rank)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (b.state.delayMinutes ?? 0) - (a.state.delayMinutes ?? 0));
}

function rankOf({ state }: DepartureLine): number {
  return rank[state.tone as keyof typeof rank];
}

/** Returns who leaves next. */
export function nextToLeave(lines: readonly DepartureLine[]): DepartureLine[] {
  const waiting = lines.filter(
    ({ row, state }) => row.planned && ['expected', 'clockedIn', 'called'].includes(state.section),
  );
  return waiting.toSorted((a, b) => outAt(a).localeCompare(outAt(b))).slice(0, mostNext);
}

function outAt({ row }: DepartureLine): string {
  return row.planned?.outAt ?? '';
}
