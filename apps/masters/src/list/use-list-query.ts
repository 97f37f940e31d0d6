import { useSearchParams } from '@haisha/platform';
import { useMemo } from 'react';
import type { CommonQuery, ListDefinition, ListQuery } from './list-definition.ts';
import { isNarrowed, readHiddenColumns, readListQuery, writeHiddenColumns, writeListQuery } from './list-query.ts';

export type ListState<D extends ListDefinition> = {
  query: ListQuery<D>;
  /** Changes the address; the first page again unless a page is named. `replace` leaves no step to go back to. */
  change: (changes: Partial<ListQuery<D>> | Partial<CommonQuery>, options?: { replace?: boolean }) => void;
  /** Takes search text and filters away; order and columns stay. */
  clear: () => void;
  isNarrowed: boolean;
  hiddenColumns: readonly string[];
  setHiddenColumns: (hidden: readonly string[]) => void;
};

/** The state of a list, kept in the address: it can be reloaded, sent to a colleague and walked back. */
export function useListQuery<D extends ListDefinition>(
  definition: D,
  columns: readonly { id: string }[],
): ListState<D> {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListQuery(params, definition), [params, definition]);
  const columnIds = columns.map((column) => column.id);
  const hiddenColumns = readHiddenColumns(params, columnIds, definition);

  function go(next: ListQuery<D>, hidden: readonly string[], options: { replace?: boolean } = {}) {
    const written = writeListQuery(next, definition);
    writeHiddenColumns(written, columnIds, hidden, definition);
    setParams(written, { preventScrollReset: true, ...options });
  }

  return {
    query,
    hiddenColumns,
    isNarrowed: isNarrowed(query, definition),
    change: (changes, options) => go({ ...query, page: 1, ...changes }, hiddenColumns, options),
    clear: () => {
      const { sort, pageSize } = query;
      go({ ...readListQuery(new URLSearchParams(), definition), sort, pageSize }, hiddenColumns);
    },
    setHiddenColumns: (hidden) => go(query, hidden, { replace: true }),
  };
}
