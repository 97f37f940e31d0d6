import { keepPreviousData, useQuery } from '@haisha/platform';
import type { Page } from '@haisha/validation/entity';
import { useRef } from 'react';
import type { ListCall, ListReading } from '../record-calls.ts';
import type { ListDefinition, ListQuery } from './list-definition.ts';
import type { ListState } from './use-list-query.ts';

/**
 * Reads the rows that a list is asked for; until they are there, and where they cannot be read, the former ones stay.
 * Once they are there, a narrowed list is told of how many records they are some.
 */
export function useListReading<Row, D extends ListDefinition, Key extends readonly unknown[]>(
  { api }: { api: ListCall<Row, ListQuery<D>, Key> },
  { query, isNarrowed, unnarrowed }: ListState<D>,
): ListReading<Row> {
  // Before the page is drawn its loader has asked: what could not be read then is asked for again by hand.
  const read = useQuery({ ...api.list(query), placeholderData: keepPreviousData, retryOnMount: false });
  const all = useQuery({
    ...api.list({ ...unnarrowed, pageSize: 1 }),
    // Archived records are not some of the others.
    enabled: isNarrowed && query.archived === 'exclude' && read.data !== undefined,
  });
  const reading = { ...read, totalOfAll: isNarrowed ? all.data?.total : undefined };
  const former = useRef<Page<Row>>(undefined);
  if (read.data) former.current = read.data;
  if (read.error === null || read.data || !former.current) return reading;
  return { ...reading, data: former.current, isPlaceholderData: true };
}
