import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../records/entity-repository.ts';
import type { Found, Lookup } from '../fields/import-field.ts';
import { type Named, type Nearest, nearestName, proposed } from '../fields/nearest-name.ts';
import { foldedName } from '../fields/plain-word.ts';

/** A word is compared with all names: a file full of words that nobody knows shall not be slow for that. */
const mostCompared = 5_000_000;
const mostNamed = 20_000;
const shortestProposed = 2;

/** The rows that a word names. */
type NamesOf = (word: string) => Named[] | undefined;

/**
 * The records that cells name; each word is asked for once. A word that is nobody's as it is written is compared without
 * width, case and spaces with all records of its table, which are read once; where it is still nobody's, a record that
 * is almost called so is proposed.
 */
export function createLookups(db: Reader) {
  const known = new Map<object, Map<string, Found>>();
  const whole = new Map<object, { folded: NamesOf; propose: (word: string) => Nearest | null }>();
  let compared = 0;

  function foundOf(lookup: Lookup): Map<string, Found> {
    const found = known.get(readBy(lookup)) ?? new Map<string, Found>();
    known.set(readBy(lookup), found);
    return found;
  }

  async function wholeOf(lookup: Lookup) {
    const read = whole.get(readBy(lookup));
    if (read) return read;
    const rows = await liveRows(db, lookup);
    const nearest = rows.length > mostNamed ? () => null : nearestName(rows);
    const propose = (word: string) => {
      compared += rows.length;
      return word.length < shortestProposed || compared > mostCompared ? null : nearest(word);
    };
    const names = { folded: namesOf(rows, foldedName), propose };
    whole.set(readBy(lookup), names);
    return names;
  }

  async function notAsWritten(lookup: Lookup, text: string): Promise<Found> {
    const { folded, propose } = await wholeOf(lookup);
    const rows = folded(foldedName(text)) ?? [];
    const near = rows.length === 0 ? propose(text) : null;
    if (!near) return foundAs(text, rows);
    const { name, nameEn, code } = near.row;
    const isOwn = (word: string) => folded(foldedName(word))?.length === 1;
    const called = (word: string) => (near.isByCode || lookup.within?.isByCode || !isOwn(word) ? code : word);
    return { code: 'importRow.near', params: { text, ...proposed(called(name), called(nameEn ?? name)) } };
  }

  return {
    /** Has what these words name looked up. */
    async prepare(lookup: Lookup, texts: readonly string[]): Promise<void> {
      const { within } = lookup;
      const found = foundOf(lookup);
      const wanted = [...new Set((within ? texts.flatMap(within.words) : texts).map(plain))].filter(
        (text) => text !== '' && !found.has(text),
      );
      if (wanted.length === 0) return;
      const asWritten = namesOf(await liveRows(db, lookup, wanted), (name) => name);
      for (const text of wanted) {
        const rows = asWritten(text);
        found.set(text, rows ? foundAs(text, rows) : await notAsWritten(lookup, text));
      }
    },
    find: (lookup: Lookup, text: string): Found => foundOf(lookup).get(plain(text)) ?? foundAs(text, []),
  };
}

export type Lookups = ReturnType<typeof createLookups>;

/** Lookups that read the same of a table share what they found. */
function readBy({ table, more }: Lookup): object {
  return more ?? table;
}

function foundAs(text: string, rows: Named[]): Found {
  const [row] = rows;
  if (!row) return { code: 'importRow.unknown', params: { text } };
  if (rows.length > 1) return { code: 'importRow.ambiguous', params: { text } };
  const { id: value, ...found } = row;
  return { value, ...found };
}

/** The rows that a word names, by code or else by name, where words are told apart by `form`. */
function namesOf(rows: Named[], form: (name: string) => string): NamesOf {
  const byCode = Map.groupBy(rows, ({ code }) => form(code));
  const named = rows.flatMap((row) => {
    // A name may be the same in both languages.
    const names = new Set([row.name, row.nameEn ?? row.name].map(form));
    return [...names].map((name) => ({ name, row }));
  });
  const byName = Map.groupBy(named, ({ name }) => name);
  return (word) => byCode.get(word) ?? byName.get(word)?.map(({ row }) => row);
}

/** Nobody refers anew to what is archived; of the rest those that these words name as they are written, or all. */
async function liveRows(
  db: Reader,
  { table, more }: Pick<Lookup, 'table' | 'more'>,
  words?: string[],
): Promise<Named[]> {
  const { id, code, archivedAt, name = code, nameEn = sql`null::text` } = table;
  const wanted = sql`any(${sql.param(words)}::text[])`;
  const isNamed = words && sql`(${code} = ${wanted} or ${name} = ${wanted} or ${nameEn} = ${wanted})`;
  return await db
    .select({
      id: text(id),
      code: text(code),
      name: text(name),
      nameEn: sql<string | null>`${nameEn}`,
      ...(more && { more }),
    })
    .from(table as PgTable)
    .where(and(isNull(archivedAt), isNamed));
}

function text(column: Lookup['table']['id']): SQL<string> {
  return sql<string>`${column}`;
}

function plain(word: string): string {
  return word.normalize('NFC').trim();
}
