import { breakpoints, useMediaQuery } from '@haisha/ui';
import type { EntityFields, Page } from '@haisha/validation/entity';
import { useMemo } from 'react';
import { lazyPanel } from './lazy-panel.ts';
import type { LoadPanel } from './panel-props.ts';
import { useOpenRow } from './use-open-row.ts';

export type ListPanelOptions<Row> = {
  /** Without it the list has no panel. */
  load: LoadPanel<Row> | undefined;
  page: Page<Row> | undefined;
};

/** The row that is shown beside a list; on narrow screens rows open as pages. */
export function useListPanel<Row extends EntityFields>({ load, page }: ListPanelOptions<Row>) {
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`);
  const lazily = useMemo(() => load && lazyPanel(load), [load]);
  const open = useOpenRow();
  const id = isWide && lazily ? open.id : null;
  const rows = page?.items ?? [];
  const index = rows.findIndex((row) => row.id === id);
  const before = ((page?.page ?? 1) - 1) * (page?.pageSize ?? 0);

  function goTo(row: Row | undefined): (() => void) | undefined {
    return row && (() => open.show(row.id));
  }

  return {
    lazily: isWide ? lazily : undefined,
    id,
    show: open.show,
    known: rows[index],
    position: page && index !== -1 ? { at: before + index + 1, of: page.total } : null,
    onPrevious: index === -1 ? undefined : goTo(rows[index - 1]),
    onNext: index === -1 ? undefined : goTo(rows[index + 1]),
    /** What the table is told. */
    table: {
      ...(isWide && lazily && { onPeek: (row: Row) => open.show(row.id) }),
      openRow: id ?? undefined,
    },
  };
}

export type ListPanel<Row extends EntityFields> = ReturnType<typeof useListPanel<Row>>;
