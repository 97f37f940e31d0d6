import type { Page } from '@haisha/validation/entity';

type PageQuery = { page: number; pageSize: number };

/** One page and the number of all rows, asked for side by side. */
export async function pageOfRows<Row>(
  { page, pageSize }: PageQuery,
  rows: (limit: number, offset: number) => PromiseLike<Row[]>,
  count: PromiseLike<number>,
): Promise<Page<Row>> {
  const [items, total] = await Promise.all([rows(pageSize, (page - 1) * pageSize), count]);
  return { items, total, page, pageSize };
}
