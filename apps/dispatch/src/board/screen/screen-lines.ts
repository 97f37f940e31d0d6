import { latenessOf } from '@haisha/rules/runs/late-run';
import type { BoardDay } from '@haisha/validation/board-day';
import { isHeld } from '../day/board-rows.ts';
import type { Run } from '../day/board-types.ts';
import { type BarState, barStateOf } from '../day/run-facts.ts';

/** How a run stands on the big screen: as its bar, or not out although it should be. */
export type ScreenState = BarState | 'late';

/** A vehicle, or a run that has none of ours, with the run that counts now. */
export type ScreenLine = {
  key: string;
  /** The number of the vehicle; null where a delivery company drives or none is known yet. */
  vehicleCode: string | null;
  run: Run;
  /** Which run of the vehicle it is that day, from 1, and of how many. */
  place: number;
  of: number;
  state: ScreenState;
  /** Minutes since it should have left, while it has not. */
  lateMinutes: number;
};

/**
 * Returns what the big screen lists of a day at a moment: each vehicle with the run that is out, else the next one, else its
 * last; then runs of delivery companies and those without a vehicle. Vehicles that are back for the day come last.
 */
export function screenLines(day: BoardDay, date: string, now: number): ScreenLine[] {
  const runs = day.allocations
    .filter((run) => isHeld(run) && (run.operationDate === date || barStateOf(run) === 'departed'))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const lines = [...Map.groupBy(runs, lineOf)].flatMap(([key, own]) => {
    const run = current(own);
    if (!run) return [];
    const late = latenessOf(run, now);
    const { vehicleCode } = run;
    return {
      ...{ key, run, vehicleCode, place: own.indexOf(run) + 1, of: own.length },
      ...{ state: late ? ('late' as const) : barStateOf(run), lateMinutes: late?.minutes ?? 0 },
    };
  });
  return lines.toSorted((a, b) => rank(a) - rank(b) || order(a).localeCompare(order(b), 'en'));
}

/** Returns how many lines are in each state. */
export function countsOf(lines: readonly ScreenLine[]): Readonly<Record<ScreenState, number>> {
  const counts = { planned: 0, requested: 0, confirmed: 0, late: 0, departed: 0, returned: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}

function lineOf({ id, vehicleId }: Run): string {
  return vehicleId ?? id;
}

function current(runs: readonly Run[]): Run | undefined {
  return (
    runs.find((run) => barStateOf(run) === 'departed') ??
    runs.find((run) => barStateOf(run) !== 'returned') ??
    runs.at(-1)
  );
}

function rank({ state, vehicleCode }: ScreenLine): number {
  return (state === 'returned' ? 2 : 0) + (vehicleCode === null ? 1 : 0);
}

function order({ run, vehicleCode }: ScreenLine): string {
  return vehicleCode ?? `${run.deliveryCompanyName ?? ''} ${run.start}`;
}
