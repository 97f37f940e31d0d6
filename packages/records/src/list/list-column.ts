import type { DataTableColumn } from '@haisha/ui/data-table';

/** A column of a list; in a file it is the fields it `exports`: itself, several (an address), or none (a computed one). */
export type ListColumn<Row> = DataTableColumn<Row> & {
  exports?: readonly string[];
  /** How long the column stays where there is no room for all: 1 longest. */
  rank?: number;
  /** What the rows of a page make different in the table; elsewhere the column keeps its name. */
  among?: (rows: readonly Row[]) => Partial<Pick<DataTableColumn<Row>, 'header' | 'cell'>>;
};

/** The fields a file of the columns shown holds, in their order. */
export function exportedFields(columns: readonly ListColumn<never>[], shown: readonly string[]): string[] {
  return shown.flatMap((id) => columns.find((column) => column.id === id)?.exports ?? [id]);
}
