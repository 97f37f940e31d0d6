import { useQuery, useQueryClient } from '@haisha/platform';
import type { EntityFields, Page } from '@haisha/validation/entity';
import { useRef } from 'react';
import type { DetailCall, Reading } from '../record-calls.ts';

export type KnownRow<Row> = {
  /** Reads the row anew; until it is there, what its list knows of it stands in. */
  reading: Reading<Row>;
  /** Changes once when the row read anew is another one than the list knew: what was begun on that begins again. */
  begun: string;
};

/** Reads a row that people open: it is shown at once as its list knows it. */
export function useKnownRow<Row extends EntityFields>(api: DetailCall<Row>, id: string): KnownRow<Row> {
  const queries = useQueryClient();
  const call = api.detail(id);
  const reading = useQuery({ ...call, refetchOnMount: 'always' });
  const known = reading.data ?? (reading.error ? undefined : rowOfLists<Row>(queries, call.queryKey?.[0], id));
  // Read anew it mostly is what its list knew, and what is drawn of it need not be drawn again.
  const shown = useRef(known);
  if (JSON.stringify(shown.current) !== JSON.stringify(known)) shown.current = known;
  const data = shown.current;
  const begun = useRef<{ version: number; isFresh: boolean }>(null);
  if (data && !begun.current?.isFresh) begun.current = { version: data.version, isFresh: isFresh(reading) };
  return { reading: { ...reading, data }, begun: `${id} ${begun.current?.version}` };
}

/** The newest state of a row in the lists that have been read. */
function rowOfLists<Row extends EntityFields>(
  queries: ReturnType<typeof useQueryClient>,
  path: string | undefined,
  id: string,
): Row | undefined {
  const lists = queries.getQueriesData<Page<Row> | Row[]>({ queryKey: [path, 'list'] });
  const rows = lists.flatMap(([, list]) => rowsOf(list).filter((row) => row.id === id));
  return rows.sort((one, other) => other.version - one.version)[0];
}

/** A page of a list, or all of its rows as fields offer them. */
function rowsOf<Row>(list: Page<Row> | Row[] | undefined): readonly Row[] {
  return Array.isArray(list) ? list : (list?.items ?? []);
}

/** Returns whether the data of a query with `refetchOnMount: 'always'` has been read since it is on the page. */
export function isFresh({ isFetchedAfterMount, isFetching }: Reading<unknown>): boolean {
  return isFetchedAfterMount || !isFetching;
}
