import type { ListColumn } from '@haisha/records/list/list-column';
import type { DueDay } from '@haisha/ui/data-table';
import type { ReactNode } from 'react';
import { DueCell } from './due-cell.tsx';

export type DueColumn<Row> = Pick<ListColumn<Row>, 'id' | 'header' | 'exports' | 'leastWidth'> & {
  /** Null where nothing is due of a row. */
  dueOf: (row: Row) => DueDay | null;
  /** What stands there then. */
  otherwise?: (row: Row) => ReactNode;
};

/** A column of days on which something runs out: the day, and what is left once that matters. */
export function dueColumn<Row>({ dueOf, otherwise, ...column }: DueColumn<Row>): ListColumn<Row> {
  return {
    leastWidth: 176,
    ...column,
    cell: (row) => {
      const due = dueOf(row);
      return due ? <DueCell {...due} /> : otherwise?.(row);
    },
    dueOf,
    sortable: true,
    width: 196,
  };
}
