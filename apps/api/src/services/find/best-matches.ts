import { searchSpellings } from '@haisha/rules/search-text';
import { and, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { byCodePoint } from '../../db/indexes.ts';
import { matches, wordsOfQuery } from '../records/read/list-sql.ts';
import type { RowScope } from '../records/read/row-scope.ts';
import type { Finder } from './finder.ts';

/** The words together as one phrase, in the forms in which it may be stored, and each by itself. */
export type Sought = { q: string; phrases: readonly string[]; words: readonly string[][] };
/** A kind of records, and those of them that the asker may see. */
export type Searched = { finder: Finder; scope: RowScope };

export function soughtIn(q: string): Sought {
  return { q, phrases: searchSpellings(q).filter(Boolean), words: wordsOfQuery(q) };
}

// Rows beyond these are not compared: whoever finds so many types on.
const mostWhole = 20;
const mostOthers = 200;
/** Reading so many takes about 5 ms. */
const mostRead = 20_000;

/**
 * Selects the best matches of one kind: records that the words mean, then those with a field that is the phrase, begins
 * with it, ends with it, or contains all words, then those that have to do with them.
 *
 * The trigram index answers each of them: it knows the beginning of a field from one letter on, its end from two, and
 * what is between from three.
 */
export function bestMatches(searched: Searched, sought: Sought, limit: number): SQL {
  const { table, text, inSight } = partsOf(searched);
  const { phrases } = sought;
  const meant = searched.finder.meant?.(sought.q);
  const has = searched.finder.has?.(sought.q);
  const related = searched.finder.related?.(sought.q);
  return ranked(searched, sought, limit, sql`${table}`, [
    ...(meant ? [{ rank: 0, where: and(inSight, meant), most: mostOthers }] : []),
    ...(has ? [{ rank: 1, where: and(inSight, has), most: mostWhole }] : []),
    { rank: 1, where: and(inSight, fieldIs(text, phrases)), most: mostWhole },
    { rank: 2, where: and(inSight, likeAny(text, phrases, ['?%', '% ?%'])), most: mostOthers },
    ...(isLetter(sought)
      ? []
      : [{ rank: 3, where: and(inSight, likeAny(text, phrases, ['%?', '%? %'])), most: mostOthers }]),
    ...(related ? [{ rank: 5, where: and(inSight, related), most: mostOthers }] : []),
    ...(isIndexed(sought) ? [{ rank: 4, where: and(inSight, matches(text, sought.q)), most: mostOthers }] : []),
  ]);
}

/** Whether records are left that only `anyMatches` finds: with words of two letters in the middle of a field. */
export function needsReading(sought: Sought): boolean {
  return !isIndexed(sought) && !isLetter(sought);
}

/** Selects records that contain short words anywhere; they are read one by one, and therefore not without end. */
export function anyMatches(searched: Searched, sought: Sought, limit: number): SQL {
  const { day } = searched.finder;
  const read = day
    ? readFirst(searched, lt(day, searched.scope.today), sql`order by ${day} desc`)
    : readFirst(searched);
  const where = matches(partsOf(searched).text, sought.q);
  return ranked(searched, sought, limit, read, [{ rank: 4, where, most: mostOthers }]);
}

type Part = { rank: number; where: SQL | undefined; most: number };

/** Orders by rank; within one by how near the day is or how early the word stands in the text, then by code. */
function ranked(searched: Searched, sought: Sought, limit: number, from: SQL, parts: readonly Part[]): SQL {
  const { table, text } = partsOf(searched);
  const { kind, code } = searched.finder;
  const place = sql`nullif(strpos(${text}, ${sought.words[0]?.[0] ?? ''}), 0)`;
  const selects = parts.flatMap(({ rank, where, most }) =>
    waysTo(searched, from, place).map(
      (way) =>
        sql`(select ${table.id} as id, ${byCodePoint(code)} as code, ${rank}::int as rank, ${way.place} as place
        from ${way.from} where ${and(where, way.where)} ${way.order} limit ${most})`,
    ),
  );
  return sql`(select ${kind} as kind, id, min(rank) as rank, min(place) as place
    from (${sql.join(selects, sql` union all `)}) matching group by id, code order by 3, 4 nulls last, code limit ${limit})`;
}

type Way = { from: SQL; where?: SQL; order?: SQL; place: SQL };

/**
 * How the records are reached: those with a day from today on, which are few and read one by one, and from yesterday back,
 * where an index of days or of words leads to them.
 */
function waysTo(searched: Searched, from: SQL, place: SQL): Way[] {
  const { day } = searched.finder;
  if (!day) return [{ from, place }];
  const { today } = searched.scope;
  const far = sql`abs(${day} - ${today}::date)`;
  return [
    { from: readFirst(searched, sql`${day} >= ${today}`, sql`order by ${day}`), place: far },
    { from, where: lt(day, today), order: sql`order by ${day} desc`, place: far },
  ];
}

/** So many rows in sight and no more, so that each is looked at. */
function readFirst(searched: Searched, where?: SQL, order?: SQL): SQL {
  const { table, inSight } = partsOf(searched);
  return sql`(select * from ${table} where ${and(inSight, where) ?? sql`true`} ${order} limit ${mostRead}) as ${table}`;
}

function partsOf({ finder: { table, within, searched }, scope }: Searched) {
  return {
    table,
    text: searched?.(scope) ?? sql`${table.searchText}`,
    inSight: and(isNull(table.archivedAt), within(scope)),
  };
}

function isLetter({ phrases }: Sought): boolean {
  return phrases.some((phrase) => lengthOf(phrase) < 2);
}

/** Whether the index finds one of the words anywhere in a field. */
function isIndexed({ words }: Sought): boolean {
  return words.some((spellings) => spellings.every((spelling) => lengthOf(spelling) > 2));
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

function fieldIs(text: SQL, phrases: readonly string[]): SQL | undefined {
  return or(...phrases.map((phrase) => sql`${text} = ${phrase}`), likeAny(text, phrases, ['? %', '% ?', '% ? %']));
}

/** In `patterns` a question mark stands for the phrase. */
function likeAny(text: SQL, phrases: readonly string[], patterns: readonly string[]): SQL | undefined {
  const plain = phrases.map((phrase) => phrase.replaceAll(/[\\%_]/g, '\\$&'));
  return or(
    ...plain.flatMap((phrase) =>
      patterns.map((pattern) =>
        like(
          text,
          pattern.replace('?', () => phrase),
        ),
      ),
    ),
  );
}
