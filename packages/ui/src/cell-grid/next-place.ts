import type { CellGridRow, CellPlace, TabStop } from './cell.ts';

/** Returns the cell this many steps away, limited to the edges. */
export function stepFrom(
  rows: readonly CellGridRow[],
  place: CellPlace,
  { down = 0, right = 0 }: { down?: number; right?: number },
): CellPlace | null {
  const at = indexOf(rows, place);
  const row = rows[Math.max(0, Math.min(at + down, rows.length - 1))];
  if (!row) return null;
  return { rowId: row.id, column: Math.max(0, Math.min(place.column + right, row.cells.length - 1)) };
}

/** Returns the next cell with a fault in reading order, or the previous one; null when there is none. */
export function nextFault(rows: readonly CellGridRow[], place: CellPlace, direction: 1 | -1): CellPlace | null {
  const faults = rows.flatMap((row, at) => faultsOf(row).map((column) => ({ at, rowId: row.id, column })));
  const from = indexOf(rows, place);
  const isBeyond = ({ at, column }: (typeof faults)[number]) => direction * (at - from || column - place.column) > 0;
  const found = direction === 1 ? faults.find(isBeyond) : faults.findLast(isBeyond);
  return found ? { rowId: found.rowId, column: found.column } : null;
}

/** Returns the stop at which the Tab key enters the next row with a fault or a question, or the previous one. */
export function nextRowStop(rows: readonly CellGridRow[], place: CellPlace, direction: 1 | -1): TabStop | null {
  const from = indexOf(rows, place);
  const isStop = (row: CellGridRow) => row.asks === true || faultsOf(row).length > 0;
  const row = direction === 1 ? rows.slice(from + 1).find(isStop) : rows.slice(0, from).findLast(isStop);
  if (!row) return null;
  const column = faultsOf(row).at(direction === 1 ? 0 : -1) ?? place.column;
  return { rowId: row.id, column, part: direction === -1 && row.asks ? 'remarks' : 'cell' };
}

/** Returns the column of the first fault of a row, or of its first cell. */
export function firstFault(row: CellGridRow | undefined): number {
  return faultsOf(row)[0] ?? 0;
}

function faultsOf(row: CellGridRow | undefined): number[] {
  return row?.cells.flatMap(({ state }, column) => (state === 'fault' ? [column] : [])) ?? [];
}

function indexOf(rows: readonly CellGridRow[], { rowId }: CellPlace): number {
  return Math.max(
    0,
    rows.findIndex(({ id }) => id === rowId),
  );
}
