import { searchSpellings, searchText } from '@haisha/rules/search-text';
import type { archivedFilters, SortOf } from '@haisha/validation/entity';
import { and, inArray, is, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';
import { asListed } from '../../../db/indexes.ts';

/** What a list is narrowed to and how it is ordered; exports use the same. */
export type ListSql = { where: SQL | undefined; orderBy: SQL[] };

/**
 * An expression to sort by; `emptyLast` where it can be null, so that empty values come last in both directions, and
 * `bothWays` where the order is the same in both.
 */
type SortKey = AnyPgColumn | SQL | { emptyLast: SQL } | { bothWays: AnyPgColumn };

/** Rows in which every word of the query occurs, as people read words: width, case, kana and variants are the same. */
export function matches(column: AnyPgColumn | SQL, q: string): SQL | undefined {
  return and(...wordsOfQuery(q).map((spellings) => or(...spellings.map((word) => contains(column, word)))));
}

/** The words of a query, each in the forms in which it may be stored. */
export function wordsOfQuery(q: string): string[][] {
  return q
    .split(/\s+/)
    .filter((word) => searchText(word) !== '')
    .map(searchSpellings);
}

function contains(column: AnyPgColumn | SQL, word: string): SQL {
  return like(column, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
}

/** One of the values of a repeated filter; none given means all. */
export function oneOfFilter<T extends string | number>(
  column: AnyPgColumn | SQL,
  values: readonly T[],
): SQL | undefined {
  return values.length > 0 ? inArray(column as AnyPgColumn, [...values]) : undefined;
}

export function archivedIs(column: AnyPgColumn, filter: (typeof archivedFilters)[number]): SQL | undefined {
  if (filter === 'include') return undefined;
  return filter === 'only' ? isNotNull(column) : isNull(column);
}

/** The order asked for, then `last`, which is unique: pages neither repeat nor lose rows. */
export function orderOf<const S extends readonly string[]>(
  sort: SortOf<S>,
  keys: Record<S[number], SortKey[]>,
  last: SortKey,
): SQL[] {
  const isDescending = sort.startsWith('-');
  const column = (isDescending ? sort.slice(1) : sort) as S[number];
  return [...keys[column], last].map((key) => (isDescending ? descending(key) : sql`${expression(key)}`));
}

/** Sorts closed lists as the business lists them and not by their spelling. */
export function listed(column: AnyPgColumn | SQL, values: readonly string[]): SortKey {
  const order = asListed(column, values);
  return is(column, PgColumn) && column.notNull ? order : { emptyLast: order };
}

function expression(key: SortKey): SQL | AnyPgColumn {
  if ('bothWays' in key) return key.bothWays;
  return 'emptyLast' in key ? key.emptyLast : key;
}

/** `nulls last` only where it is needed: an index does not serve it. */
function descending(key: SortKey): SQL {
  if ('bothWays' in key) return sql`${key.bothWays}`;
  const canBeEmpty = 'emptyLast' in key || (is(key, PgColumn) && !key.notNull);
  return canBeEmpty ? sql`${expression(key)} desc nulls last` : sql`${expression(key)} desc`;
}
