import type { ReactNode } from 'react';

export type DataTableColumn<Row> = {
  /** Name in the URL: sort column, hidden columns. */
  id: string;
  /** Plain words: also the name in the column menu and on the cards of narrow screens. */
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Stands in the head of a card on narrow screens. */
  primary?: boolean;
  hideable?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Width in px; the rest of the room is shared by the columns in proportion. */
  width?: number;
};
