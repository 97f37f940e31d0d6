import type { ReactNode } from 'react';

export type DataTableColumn<Row> = {
  /** The name in the URL: sort column, hidden columns. */
  id: string;
  /** Plain text: also the name in the column menu and on the cards of narrow screens. */
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Shown in the heading of a card on narrow screens. */
  primary?: boolean;
  hideable?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Width in px; the columns share the remaining room in proportion. */
  width?: number;
};
