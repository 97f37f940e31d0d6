import { type SQL, sql } from 'drizzle-orm';

/** Values one after the other, with commas between them; an empty one is no text. PostgreSQL takes up to 99 of them. */
export function concatenated(values: readonly SQL[]): SQL {
  const places = values.map(() => '%s').join();
  return sql`format(${places}::text, ${sql.join([...values], sql`, `)})`;
}
