import { queryOptions } from '@haisha/platform';
import { fetchAll } from './fetch-all.ts';
import type { BulkCalls } from './record-calls.ts';

/** What reading a whole list asks of an entity's api. */
export type WholeListCalls<Row, ListQuery> = Pick<BulkCalls<Row, ListQuery>, 'readPage'> & {
  list: (query: ListQuery) => { queryKey: readonly unknown[]; meta?: Record<string, unknown> | undefined };
};

/** Every row of a list in its order, however many pages they are: to choose from, or to look one up. */
export function allRows<Row extends { id: string }, ListQuery extends object>(
  { list, readPage }: WholeListCalls<Row, ListQuery>,
  query: NoInfer<ListQuery>,
) {
  const { queryKey, meta } = list(query);
  return queryOptions({
    queryKey: [...queryKey, 'all'],
    queryFn: () => fetchAll(readPage, query),
    retry: false,
    ...(meta && { meta }),
  });
}
