import { mostBulkRows } from '@haisha/validation/bulk-limit';
import type { BulkCalls } from '../api/entity-calls.ts';

const pageSize = 200;

/** The rows of a list in its order, as many as can be changed at once, whichever page is shown. */
export async function fetchAll<Row extends { id: string }, ListQuery extends object>(
  readPage: BulkCalls<Row, ListQuery>['readPage'],
  query: ListQuery,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; page <= mostBulkRows / pageSize; page += 1) {
    const { items } = await readPage({ ...query, page, pageSize });
    for (const row of items) rows.set(row.id, row);
    if (items.length < pageSize) break;
  }
  return [...rows.values()];
}
