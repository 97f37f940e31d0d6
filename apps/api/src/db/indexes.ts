import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index } from 'drizzle-orm/pg-core';

/** For `like '%…%'` on text that went through `searchText`. */
export function trigramIndex(name: string, column: AnyPgColumn) {
  return index(name).using('gin', sql`${column} gin_trgm_ops`);
}

/** The order of codes, whatever the collation of the database is; queries use an index only in the same words. */
export function byCodePoint(column: AnyPgColumn): SQL {
  return sql`${column} collate "C"`;
}

/** Codes as people mean them, like `foldedCode` of the rules. */
export function foldedColumn(column: AnyPgColumn): SQL {
  return sql`upper(${column} collate "C")`;
}

/** For the search for a code that differs in case alone; records from before that rule may share one. */
export function foldedCodeIndex(name: string, column: AnyPgColumn) {
  return index(name).on(foldedColumn(column));
}

/** The order in which Japanese readers look for a name. */
export function inJapaneseOrder(column: AnyPgColumn): SQL {
  return sql`${column} collate "ja-x-icu"`;
}

/** The order of a closed list as the business lists it and not by its spelling. */
export function asListed(column: AnyPgColumn | SQL, values: readonly string[]): SQL {
  const names = sql.raw(values.map((value) => `'${value}'`).join(', '));
  return sql`array_position(array[${names}]::text[], ${column})`;
}

/** For the way back through a column that can be empty: empty values come last in both directions. */
export function backwards(name: string, column: AnyPgColumn | SQL, last: SQL, first?: AnyPgColumn) {
  const back = [sql`${column} desc nulls last`, sql`${last} desc`] as const;
  return first ? index(name).on(first, ...back) : index(name).on(...back);
}

/** The row or the column of cells of about 100 m in which a degree lies; whatever is within 50 m is in the same or a neighbouring one. */
export function cellOf(degrees: AnyPgColumn | SQL): SQL {
  return sql`(floor(${degrees} * 1000)::int)`;
}
