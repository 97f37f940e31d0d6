type Column = {
  id: string;
  width?: number;
  leastWidth?: number;
  primary?: boolean;
  narrow?: string;
  dueOf?: unknown;
  rank?: number;
};

type Room = {
  widthPx: number;
  hasBoxes: boolean;
  /** As the list is sorted: what it is sorted by is to be seen. */
  sort: string;
};

const usualWidthPx = 160;
/** The column of boxes to tick. */
const boxesPx = 56;
/** The last column ends before the margin of the page; a scroll bar may stand beside the rows. */
const endPx = 16 + 16;

/**
 * The columns that fit into a width, in their order: what names a row and what it is sorted by stay in any case, then
 * by their rank, what is due, what a phone shows, and the others from the first on.
 */
export function fittingColumns(columns: readonly Column[], shown: readonly string[], room: Room): string[] {
  const { widthPx, hasBoxes, sort } = room;
  const known = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const rank = (column: Column) => (column.id === sort.replace('-', '') ? 0 : rankOf(column));
  const fitting = new Set<string>();
  let left = widthPx - endPx - (hasBoxes ? boxesPx : 16);
  for (const column of [...known].sort((one, other) => rank(one) - rank(other))) {
    left -= column.leastWidth ?? column.width ?? usualWidthPx;
    if (left < 0 && rank(column) > 0) break;
    fitting.add(column.id);
  }
  return shown.filter((id) => fitting.has(id));
}

function rankOf({ primary, rank, dueOf, narrow }: Column): number {
  if (primary) return 0;
  return rank ?? (dueOf ? 1 : narrow ? 2 : 3);
}
