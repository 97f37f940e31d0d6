import type { ReactNode, Ref } from 'react';
import type { DataTableColumn } from './column.ts';
import type { Selection } from './use-selection.ts';

export type DataTableHandle = { focus: () => void };

export type ViewRow<Row> = { id: string; original: Row };

/** The props of both views of the table: the grid, and the rows of two lines on narrow screens. */
export type ViewProps<Row> = {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly ViewRow<Row>[];
  rowLabel: (row: Row) => string;
  sort: string | undefined;
  onSortChange?: ((sort: string) => void) | undefined;
  selection: Selection | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  hrefOf?: ((row: Row) => string) | undefined;
  onPeek?: ((row: Row) => void) | undefined;
  openRow?: string | undefined;
  startAt?: string | undefined;
  step?: string | undefined;
  loading: boolean;
  /** How many empty rows stand for those that are still read. */
  awaitedRows: number;
  /** Rows that somebody has just changed. */
  marked: ReadonlySet<string>;
  empty?: ReactNode;
  foot?: ReactNode;
  pages?: ReactNode;
  ref?: Ref<DataTableHandle> | undefined;
};
