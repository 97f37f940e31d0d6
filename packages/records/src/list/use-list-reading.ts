import { keepPreviousData, useQuery } from '@haisha/platform';
import type { ListCall, ListReading } from '../record-calls.ts';
import type { ListDefinition, ListQuery } from './list-definition.ts';
import type { ListState } from './use-list-query.ts';

/** Reads the rows that a list is asked for; until they are there the former ones stay. */
export function useListReading<Row, D extends ListDefinition, Key extends readonly unknown[]>(
  { api }: { api: ListCall<Row, ListQuery<D>, Key> },
  { query }: ListState<D>,
): ListReading<Row> {
  return useQuery({ ...api.list(query), placeholderData: keepPreviousData });
}
