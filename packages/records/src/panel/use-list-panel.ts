import { breakpoints, useMediaQuery } from '@haisha/ui';
import type { EntityFields, Page } from '@haisha/validation/entity';
import { useMemo } from 'react';
import type { ListColumn } from '../list/list-column.ts';
import type { ListDefinition } from '../list/list-definition.ts';
import type { ListState } from '../list/use-list-query.ts';
import { fittingColumns } from './fitting-columns.ts';
import { lazyPanel } from './lazy-panel.ts';
import type { LoadPanel } from './panel-props.ts';
import { useBoxWidth } from './use-box-width.ts';
import { useOpenRow } from './use-open-row.ts';

export type ListPanelOptions<Row> = {
  /** Without it the list has no panel. */
  load: LoadPanel<Row> | undefined;
  page: Page<Row> | undefined;
  columns: readonly ListColumn<Row>[];
  list: Pick<ListState<ListDefinition>, 'shownColumns' | 'usualColumns'> & { query: { sort: string } };
  hasBoxes: boolean;
};

/**
 * The row that is shown beside a list, and the columns that have room in the table; on narrow screens rows open as
 * pages. Columns that somebody chose all stay as long as nothing is shown beside them.
 */
export function useListPanel<Row extends EntityFields>({
  load,
  page,
  columns,
  list: { shownColumns, usualColumns, query },
  hasBoxes,
}: ListPanelOptions<Row>) {
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`);
  const lazily = useMemo(() => load && lazyPanel(load), [load]);
  const open = useOpenRow();
  const id = isWide && lazily ? open.id : null;
  const isChosen = id === null && shownColumns.join() !== usualColumns.join();
  const [box, width] = useBoxWidth(isWide);
  const fitting =
    width === null || isChosen
      ? shownColumns
      : fittingColumns(columns, shownColumns, { widthPx: width, hasBoxes, sort: query.sort });
  const rows = page?.items ?? [];
  const index = rows.findIndex((row) => row.id === id);
  const before = ((page?.page ?? 1) - 1) * (page?.pageSize ?? 0);

  function goTo(row: Row | undefined): (() => void) | undefined {
    return row && (() => open.show(row.id));
  }

  return {
    lazily: isWide ? lazily : undefined,
    id,
    box,
    show: open.show,
    known: rows[index],
    position: page && index !== -1 ? { at: before + index + 1, of: page.total } : null,
    onPrevious: index === -1 ? undefined : goTo(rows[index - 1]),
    onNext: index === -1 ? undefined : goTo(rows[index + 1]),
    /** The columns without room. */
    leftOut: shownColumns.filter((column) => !fitting.includes(column)),
    /** What the table is told. */
    table: {
      shownColumns: fitting,
      ...(isWide && lazily && { onPeek: (row: Row) => open.show(row.id) }),
      openRow: id ?? undefined,
    },
  };
}

export type ListPanel<Row extends EntityFields> = ReturnType<typeof useListPanel<Row>>;
