import type { ReactNode } from 'react';
import type { ListColumn } from './list-column.ts';
import { NameCell, type NameCellProps } from './name-cell.tsx';

/** What a row is called: always shown; `beside` is what else is to be seen there. */
export function nameColumn<Row extends NameCellProps['row']>(
  header: string,
  width: number,
  beside?: (row: Row) => ReactNode,
): ListColumn<Row> {
  return {
    id: 'name',
    header,
    cell: (row) => <NameCell row={row}>{beside?.(row)}</NameCell>,
    sortable: true,
    primary: true,
    hideable: false,
    width,
  };
}
