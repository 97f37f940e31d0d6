import { type SQL, sql } from 'drizzle-orm';
import type { RowSelect } from '../../../db/read-many.ts';
import { rowsAsJson } from './row-json.ts';

type PageQuery = { page: number; pageSize: number };

/** One page of a list as SQL: its rows as JSON, and the number of all. */
export type ListPage<Row> = PageQuery & { rows: SQL<Row>; count: SQL<number> };

/** The page that a query asks for; `count` is a select of one number in brackets, as `$count` makes it. */
export function listPage<Row>(
  { page, pageSize }: PageQuery,
  rows: (limit: number, offset: number) => RowSelect<Row>,
  count: SQL<number>,
): ListPage<Row> {
  return { page, pageSize, rows: rowsAsJson(rows(literal(pageSize), literal((page - 1) * pageSize))), count };
}

/**
 * A number that stands in the text of a statement. As a parameter it would be planned for any page there might be, as
 * if it were thousands of rows.
 */
function literal(value: number): number {
  return sql.raw(String(value)) as unknown as number;
}
