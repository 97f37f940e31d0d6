import type { ReactNode } from 'react';

/** A day that something of a row is due. */
export type DueDay = {
  /** YYYY-MM-DD. */
  date: string;
  /** Nothing is on record: once the day has passed, the row says so. */
  isMissing?: boolean | undefined;
};

export type DataTableColumn<Row> = {
  /** The name in the URL: sort column, hidden columns. */
  id: string;
  /** Plain text: also the name in the column dialog. */
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** In the first line of a row on narrow screens; the first primary column is the link to the record. */
  primary?: boolean;
  /** Where the cell stands in a row of two lines on narrow screens; without any `second`, the first two columns do. */
  narrow?: 'second' | 'end';
  /** The day on which something of the row is due; a row of two lines ends with the nearest. */
  dueOf?: (row: Row) => DueDay | null;
  hideable?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Width in px at the usual size of text; the columns share the remaining room in proportion. */
  width?: number;
  /** Down to this width in px it gives way where there is little room; `width` without it. */
  leastWidth?: number;
};
