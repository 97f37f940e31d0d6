import { keepPreviousData, useQuery } from '@haisha/platform';
import type { Page } from '@haisha/validation/entity';
import { useRef } from 'react';
import type { ListCall, ListReading } from '../record-calls.ts';
import type { ListDefinition, ListQuery } from './list-definition.ts';
import type { ListState } from './use-list-query.ts';

/** Reads the rows that a list is asked for; until they are there, and where they cannot be read, the former ones stay. */
export function useListReading<Row, D extends ListDefinition, Key extends readonly unknown[]>(
  { api }: { api: ListCall<Row, ListQuery<D>, Key> },
  { query }: ListState<D>,
): ListReading<Row> {
  const reading = useQuery({ ...api.list(query), placeholderData: keepPreviousData });
  const former = useRef<Page<Row>>(undefined);
  if (reading.data) former.current = reading.data;
  if (reading.error === null || reading.data || !former.current) return reading;
  return { ...reading, data: former.current, isPlaceholderData: true };
}
