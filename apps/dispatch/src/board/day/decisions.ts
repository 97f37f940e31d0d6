import { latenessOf } from '@haisha/rules/runs/late-run';
import type { BoardDay } from '@haisha/validation/board-day';
import { byStart, isHeld } from './board-rows.ts';
import type { Run } from './board-types.ts';
import { byId } from './by-id.ts';
import { fullnessOf, loadPercentOf, worstOf } from './run-facts.ts';

/** What a decision is wanted about. */
export const decisionKinds = ['late', 'red', 'amber', 'unconfirmed', 'requested'] as const;
export type DecisionKind = (typeof decisionKinds)[number];
type StandingKind = Exclude<DecisionKind, 'late'>;

const waiting: Readonly<Record<StandingKind, (run: Run) => boolean>> = {
  red: ({ findings }) => worstOf(findings) === 'red',
  amber: ({ findings }) => worstOf(findings) === 'amber',
  unconfirmed: ({ status }) => status === 'planned' || status === 'accepted',
  requested: ({ status }) => status === 'requested',
};

/** What needs a decision on the days that are shown. */
export type Decisions = {
  unassigned: number;
  runs: Readonly<Record<StandingKind, readonly Run[]>>;
  /** Vehicles with a run, of all in service; and how full they are on average. */
  vehiclesUsed: number;
  vehicles: number;
  averageLoad: number | null;
};

/** Counts what needs a decision, each kind in the order in which its runs begin. */
export function decisionsOf(day: BoardDay): Decisions {
  const runs = day.allocations.filter(isHeld);
  const vehicleOf = byId(day.vehicles);
  const used = new Set(runs.flatMap(({ vehicleId }) => vehicleId ?? []));
  const loads = runs.flatMap((run) => loadPercentOf(fullnessOf(run, vehicleOf.get(run.vehicleId ?? ''))) ?? []);
  const of = (kind: StandingKind) => runs.filter(waiting[kind]).sort(byStart);
  return {
    unassigned: day.deliveriesLeft.length,
    runs: { red: of('red'), amber: of('amber'), unconfirmed: of('unconfirmed'), requested: of('requested') },
    vehiclesUsed: used.size,
    vehicles: day.vehicles.filter(({ isTrailer }) => !isTrailer).length,
    averageLoad: loads.length === 0 ? null : Math.round(loads.reduce((sum, load) => sum + load, 0) / loads.length),
  };
}

/** Returns the runs that should have left by a moment and have not, in the order in which they begin. */
export function lateRuns(day: BoardDay, now: number): Run[] {
  return day.allocations.filter((run) => isHeld(run) && latenessOf(run, now) !== null).sort(byStart);
}

/** Returns the run after another one among those of a kind, around the end; undefined without any. */
export function nextOf(runs: readonly Run[], after: string | null): Run | undefined {
  const index = runs.findIndex(({ id }) => id === after);
  return runs[(index + 1) % runs.length];
}
