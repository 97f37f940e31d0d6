import { breakpoints, useMediaQuery } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import { fittingColumns } from './fitting-columns.ts';
import type { ListColumn } from './list-column.ts';
import type { ListDefinition } from './list-definition.ts';
import { useBoxWidth } from './use-box-width.ts';
import type { ListState } from './use-list-query.ts';

export type FittingColumnsOptions<Row> = {
  columns: readonly ListColumn<Row>[];
  list: Pick<ListState<ListDefinition>, 'shownColumns' | 'usualColumns'> & { query: { sort: string } };
  hasBoxes: boolean;
  isBesidePanel: boolean;
};

/**
 * The columns that have room in the box with the returned reference, and those without; on narrow screens rows have none.
 * Columns that somebody chose all stay as long as nothing is shown beside them.
 */
export function useFittingColumns<Row extends EntityFields>({
  columns,
  list: { shownColumns, usualColumns, query },
  hasBoxes,
  isBesidePanel,
}: FittingColumnsOptions<Row>) {
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`);
  const [box, width] = useBoxWidth(isWide);
  const isChosen = !isBesidePanel && shownColumns.join() !== usualColumns.join();
  const fitting =
    width === null || isChosen
      ? shownColumns
      : fittingColumns(columns, shownColumns, { widthPx: width, hasBoxes, sort: query.sort });
  return { box, fitting, leftOut: shownColumns.filter((column) => !fitting.includes(column)) };
}
