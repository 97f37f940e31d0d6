type Column = { id: string; width?: number; primary?: boolean; dueOf?: unknown };

const usualWidthPx = 160;
/** The column of boxes to tick. */
const boxesPx = 56;

/**
 * The columns that fit into a width, in their order: what names a row stays in any case, then what is due in it, then
 * the others from the first on.
 */
export function fittingColumns(
  columns: readonly Column[],
  shown: readonly string[],
  widthPx: number,
  hasBoxes: boolean,
): string[] {
  const known = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const fitting = new Set<string>();
  let room = widthPx - (hasBoxes ? boxesPx : 0);
  for (const column of [...known].sort((one, other) => rank(one) - rank(other))) {
    room -= column.width ?? usualWidthPx;
    if (room < 0 && !column.primary) break;
    fitting.add(column.id);
  }
  return shown.filter((id) => fitting.has(id));
}

function rank({ primary, dueOf }: Column): number {
  if (primary) return 0;
  return dueOf ? 1 : 2;
}
