import type { ReactNode, Ref } from 'react';
import type { DataTableColumn } from './column.ts';
import type { Selection } from './use-selection.ts';

export type DataTableHandle = { focus: () => void };

export type ViewRow<Row> = { id: string; original: Row };

/** The props of both views of the table, grid and cards. */
export type ViewProps<Row> = {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly ViewRow<Row>[];
  rowLabel: (row: Row) => string;
  sort: string | undefined;
  onSortChange?: ((sort: string) => void) | undefined;
  selection: Selection | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  openLink?: ((row: Row, head: ReactNode) => ReactNode) | undefined;
  startAt?: string | undefined;
  loading: boolean;
  /** Rows that somebody has just changed. */
  marked: ReadonlySet<string>;
  ref?: Ref<DataTableHandle> | undefined;
};
