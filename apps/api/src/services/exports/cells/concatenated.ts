import { type SQL, sql } from 'drizzle-orm';

/** PostgreSQL takes a hundred arguments. */
const mostArguments = 90;

/** Values one after the other, with what stands between them; an empty one is no text. */
export function concatenated(values: readonly SQL[], between?: string): SQL {
  const separator = sql`${between}::text`;
  const parts =
    between === undefined ? values : values.flatMap((value, at) => (at === 0 ? [value] : [separator, value]));
  const groups: SQL[] = [];
  for (let at = 0; at < parts.length; at += mostArguments) {
    groups.push(sql`concat(${sql.join(parts.slice(at, at + mostArguments), sql`, `)})`);
  }
  return sql`(${sql.join(groups, sql` || `)})`;
}
