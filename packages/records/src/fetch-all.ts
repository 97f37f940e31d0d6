import type { BulkCalls } from './record-calls.ts';

const pageSize = 200;

/** The rows of a list in its order, whichever page is shown; no more than `most`, where that is given. */
export async function fetchAll<Row extends { id: string }, ListQuery extends object>(
  readPage: BulkCalls<Row, ListQuery>['readPage'],
  query: ListQuery,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; page <= most / pageSize; page += 1) {
    const { items } = await readPage({ ...query, page, pageSize });
    for (const row of items) rows.set(row.id, row);
    if (items.length < pageSize) break;
  }
  return [...rows.values()];
}
