import { useRef } from 'react';
import type { Verdict } from '../carry/verdict.ts';
import type { BoardRow } from '../day/board-types.ts';
import { type BoardState, carriedRun, useBoardState } from './board-store.ts';
import type { RowScene } from './use-row-scene.ts';

/** What a row shows of the store. */
export type RowState = {
  /** The run that the keys are on; empty for the head of the row. */
  activeRun: string | null;
  /** Whether what is carried may come here. */
  verdict: Verdict | undefined;
  /** Whether it would be put down here. */
  isTarget: boolean;
  /** The run of the row that is carried. */
  carried: string | null;
  /** The others who are at runs of the row, a line each: run, tab, name. */
  here: string;
};

/** Reads all that a row shows at once; it stays the same thing as long as nothing of it changes. */
export function useRowState({ store }: RowScene, row: BoardRow): RowState {
  const last = useRef<RowState>(null);
  return useBoardState(store, (state) => {
    const next = rowState(state, row);
    if (last.current && isSame(last.current, next)) return last.current;
    last.current = next;
    return next;
  });
}

function rowState(state: BoardState, { key, runs }: BoardRow): RowState {
  const { active, carry, others, verdicts } = state;
  const id = carriedRun(state);
  return {
    activeRun: active?.rowKey === key ? (active.runId ?? '') : null,
    verdict: carry ? verdicts.get(key) : undefined,
    isTarget: carry?.rowKey === key,
    carried: id !== null && runs.some((run) => run.id === id) ? id : null,
    here:
      others.size === 0
        ? ''
        : runs.flatMap(({ id }) => (others.get(id) ?? []).map((name) => `${id}\t${name}`)).join('\n'),
  };
}

function isSame(a: RowState, b: RowState): boolean {
  return (
    a.verdict === b.verdict &&
    a.isTarget === b.isTarget &&
    a.activeRun === b.activeRun &&
    a.carried === b.carried &&
    a.here === b.here
  );
}
