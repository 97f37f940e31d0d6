import { byStart } from './board-rows.ts';
import type { Run } from './board-types.ts';
import { type DecisionKind, decisionKinds } from './decisions.ts';

export type WalkStop = { kind: DecisionKind; run: Run };

/** Puts all that waits in a row: kind after kind from one on, each run once, under the first kind that has it. */
export function walkOf(runs: Readonly<Record<DecisionKind, readonly Run[]>>, begin: DecisionKind): WalkStop[] {
  const at = decisionKinds.indexOf(begin);
  const met = new Set<string>();
  return [...decisionKinds.slice(at), ...decisionKinds.slice(0, at)].flatMap((kind) =>
    runs[kind].flatMap((run) => (met.size === met.add(run.id).size ? [] : [{ kind, run }])),
  );
}

/** Returns the stop after one, which may have been decided since; around the end, and undefined without any. */
export function stopAfter(
  walk: readonly WalkStop[],
  from: WalkStop | undefined,
  begin: DecisionKind,
): WalkStop | undefined {
  const first = decisionKinds.indexOf(begin);
  const rankOf = ({ kind }: WalkStop) =>
    (decisionKinds.indexOf(kind) - first + decisionKinds.length) % decisionKinds.length;
  const isAfter = (stop: WalkStop, one: WalkStop) =>
    rankOf(stop) - rankOf(one) || (stop.run.id === one.run.id ? 0 : byStart(stop.run, one.run));
  return walk.find((stop) => !from || isAfter(stop, from) > 0) ?? walk[0];
}
