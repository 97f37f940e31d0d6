import { useTranslation } from '@haisha/i18n';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './use-list-query.ts';

type List = Pick<ListState<ListDefinition>, 'shownColumns'> & { query: { sort: string } };

/** What the rows of a list are sorted by, where somebody hid that column; undefined where its head says so. */
export function useHiddenOrder(
  columns: readonly { id: string; header: string }[],
  { shownColumns, query: { sort } }: List,
): string | undefined {
  const { t } = useTranslation('ui');
  const isDescending = sort.startsWith('-');
  const sorted = columns.find(({ id }) => id === (isDescending ? sort.slice(1) : sort));
  if (!sorted || shownColumns.includes(sorted.id)) return undefined;
  return t(isDescending ? 'table.descending' : 'table.ascending', { column: sorted.header });
}
