import type { ListColumn } from './list-column.ts';

/** The code by which people know a row: always shown. */
export function codeColumn(header: string, width: number): ListColumn<{ code: string }> {
  return { id: 'code', header, cell: (row) => row.code, sortable: true, primary: true, hideable: false, width };
}
