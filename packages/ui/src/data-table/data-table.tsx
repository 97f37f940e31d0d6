import { breakpoints, useMediaQuery } from '@haisha/ui';
import { type ReactNode, type Ref, useMemo } from 'react';
import type { DataTableColumn } from './column.ts';
import { DataGrid } from './data-grid.tsx';
import { DataLines } from './data-lines.tsx';
import { type Density, useDensity } from './density.ts';
import { useSelection } from './use-selection.ts';
import type { DataTableHandle } from './view-props.ts';

export type DataTableProps<Row> = {
  /** The accessible name of the table. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The accessible name of a row's checkbox. */
  rowLabel: (row: Row) => string;
  /** `code` or `-code`; the server sorts. */
  sort?: string;
  onSortChange?: (sort: string) => void;
  /** The ids of the shown columns in order; all columns by default. */
  shownColumns?: readonly string[];
  selected?: ReadonlySet<string>;
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  onOpen?: (row: Row) => void;
  /** The address of the record: makes the first primary column a link. */
  hrefOf?: (row: Row) => string;
  /** Shows a row beside the table, by Space or a press beside the link; without it Space selects, and a press opens. */
  onPeek?: (row: Row) => void;
  /** The id of the row that is shown beside the table. */
  openRow?: string | undefined;
  /** The row that gets the initial focus when nothing else has it, so that people return to where they were. */
  startAt?: string | undefined;
  /** The step in the history of the tab: one that is gone back to shows the rows that were in sight when it was left. */
  step?: string;
  loading?: boolean;
  /** How many empty rows stand for those that are read for the first time. */
  awaitedRows?: number;
  /** The ids of highlighted rows: somebody has just changed them. */
  marked?: ReadonlySet<string>;
  /** The row density; by default the user's choice on this device. */
  density?: Density;
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode;
  /** At the start of the foot: how many rows there are, and what there is to know of them. */
  foot?: ReactNode;
  /** The way to other pages: at the end of the foot, below the rows on narrow screens. */
  pages?: ReactNode;
  ref?: Ref<DataTableHandle>;
};

const none: ReadonlySet<string> = new Set();

/** A list of rows: a keyboard-driven grid that draws the rows in sight first; rows of two lines below 960 px. */
export function DataTable<Row>({
  columns,
  rows,
  rowId,
  sort,
  shownColumns,
  selected = none,
  onSelectedChange,
  loading = false,
  marked = none,
  density: ownDensity,
  awaitedRows = 12,
  ...view
}: DataTableProps<Row>) {
  const userDensity = useDensity();
  const density = ownDensity ?? userDensity;
  const wide = useMediaQuery(`(min-width: ${breakpoints.md})`);
  const drawn = useMemo(() => rows.map((row) => ({ id: rowId(row), original: row })), [rows, rowId]);
  const ids = useMemo(() => drawn.map(({ id }) => id), [drawn]);
  const selection = useSelection(ids, selected, onSelectedChange ?? (() => undefined));
  const shownOnes = useMemo(() => columnsInOrder(columns, shownColumns), [columns, shownColumns]);

  const shared = {
    ...view,
    columns: shownOnes,
    rows: drawn,
    sort,
    loading,
    awaitedRows,
    marked,
    selection: onSelectedChange && selection,
  };
  if (wide) return <DataGrid key={density} density={density} {...shared} />;
  // Rows of two lines have places of their own, whatever columns are chosen for the grid.
  const placed = columns.filter(({ narrow, id }) => narrow && !shared.columns.some((shown) => shown.id === id));
  return <DataLines {...shared} columns={[...shared.columns, ...placed]} />;
}

function columnsInOrder<Row>(
  columns: readonly DataTableColumn<Row>[],
  shown: readonly string[] | undefined,
): readonly DataTableColumn<Row>[] {
  return shown?.flatMap((id) => columns.find((column) => column.id === id) ?? []) ?? columns;
}
