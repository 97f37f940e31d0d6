import type { CellGridRow, CellPlace } from './cell.ts';

/** The cell so many steps away, at the edges the last one there is. */
export function stepFrom(
  rows: readonly CellGridRow[],
  place: CellPlace,
  { down = 0, right = 0 }: { down?: number; right?: number },
): CellPlace | null {
  const at = Math.max(0, indexOf(rows, place));
  const row = rows[Math.max(0, Math.min(at + down, rows.length - 1))];
  if (!row) return null;
  return { rowId: row.id, column: Math.max(0, Math.min(place.column + right, row.cells.length - 1)) };
}

/** The next cell with a fault in the order of reading, or the one before; null where there is none any more. */
export function nextFault(rows: readonly CellGridRow[], place: CellPlace, direction: 1 | -1): CellPlace | null {
  const faults = rows.flatMap(({ cells }, row) =>
    cells.flatMap(({ state }, column) => (state === 'fault' ? [{ row, column }] : [])),
  );
  const row = indexOf(rows, place);
  const isBeyond = (one: { row: number; column: number }) =>
    direction * (one.row - row || one.column - place.column) > 0;
  const found = direction === 1 ? faults.find(isBeyond) : faults.findLast(isBeyond);
  const id = found && rows[found.row]?.id;
  return found && id !== undefined ? { rowId: id, column: found.column } : null;
}

function indexOf(rows: readonly CellGridRow[], { rowId }: CellPlace): number {
  return rows.findIndex(({ id }) => id === rowId);
}
