import { useEffect } from 'react';
import type { Board } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import type { BoardPlaces } from './use-board-places.ts';
import { focusCell } from './use-grid-keys.ts';

/** Follows the run that the keys are on to the row where it stands now; without it they are on the head of its row. */
export function useActiveCell({ rows, store }: Board, places: BoardPlaces): void {
  useEffect(() => {
    const { active, carry } = store.get();
    if (!active || active.runId === null || carry) return;
    const has = ({ runs }: BoardRow) => runs.some(({ id }) => id === active.runId);
    const list = [...rows.own, ...rows.companies];
    if (list.some((row) => row.key === active.rowKey && has(row))) return;
    const row = list.find(has);
    const next = row ? { rowKey: row.key, runId: active.runId } : { rowKey: active.rowKey, runId: null };
    store.set({ active: next });
    if (row && document.activeElement === document.body) focusCell(places, next);
  }, [rows, store, places]);
}
