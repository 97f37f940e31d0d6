import { useBoard } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import { type BoardRowProps, BoardRowView } from './board-row.tsx';
import { useBoardState } from './board-store.ts';
import type { BoardPlaces } from './use-board-places.ts';
import { useSeenRows } from './use-seen-rows.ts';

export type SeenRowsProps = Pick<BoardPlaces, 'scroller'> & {
  rows: readonly BoardRow[];
  /** Where each row begins, and the last one ends. */
  tops: readonly number[];
  /** How high the box is expected to be that scrolls them. */
  height: number;
  common: Omit<BoardRowProps, 'row' | 'top' | 'index'>;
};

/** Only the rows that are seen are drawn, and the one that the keys are on. Nothing else is drawn anew while they scroll. */
export function SeenRows({ rows, tops, height, scroller, common }: SeenRowsProps) {
  const { store } = useBoard();
  const activeKey = useBoardState(store, ({ active }) => active?.rowKey);
  const { from, to } = useSeenRows(scroller, tops, height);
  const shown = rows.slice(from, to).map((row, at) => ({ row, index: from + at }));
  const active = rows.findIndex(({ key }) => key === activeKey);
  const activeRow = rows[active];
  // In the order of the rows, which is the one that is read out.
  if (activeRow && active < from) shown.unshift({ row: activeRow, index: active });
  if (activeRow && active >= to) shown.push({ row: activeRow, index: active });
  return shown.map(({ row, index }) => (
    <BoardRowView key={row.key} row={row} top={tops[index] ?? 0} index={index + 1} {...common} />
  ));
}
