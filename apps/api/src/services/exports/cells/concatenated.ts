import { type SQL, sql } from 'drizzle-orm';

/** PostgreSQL takes a hundred arguments. */
const mostArguments = 90;

/** Values one after the other, with what stands between them; an empty one is no text. */
export function concatenated(values: readonly SQL[], between: string): SQL {
  const groups: SQL[] = [];
  for (let at = 0; at < values.length; at += mostArguments) {
    const some = values.slice(at, at + mostArguments);
    const places = some.map(() => '%s').join(between);
    groups.push(sql`format(${at === 0 ? places : between + places}::text, ${sql.join(some, sql`, `)})`);
  }
  return sql`(${sql.join(groups, sql` || `)})`;
}
