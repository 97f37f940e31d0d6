import { isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../crud/entity-repository.ts';
import type { Found, Lookup } from './import-field.ts';

type Named = { id: string; code: string; name: string; nameEn: string | null };

/** The records that cells name; each word is asked for once. */
export function createLookups(db: Reader) {
  const known = new Map<Lookup['table'], Map<string, Found>>();

  function ofTable(table: Lookup['table']): Map<string, Found> {
    const found = known.get(table) ?? new Map<string, Found>();
    known.set(table, found);
    return found;
  }

  return {
    /** Has what these words name looked up. */
    async prepare({ table, within }: Lookup, texts: readonly string[]): Promise<void> {
      const found = ofTable(table);
      const wanted = [...new Set((within ? texts.flatMap(within.words) : texts).map(plain))].filter(
        (text) => text !== '' && !found.has(text),
      );
      if (wanted.length === 0) return;
      const rows = await namedRows(db, table, wanted);
      const byCode = Map.groupBy(rows, ({ code }) => code);
      const byName = Map.groupBy(rows.flatMap(named), ({ name }) => name);
      const withName = (text: string) => (byName.get(text) ?? []).map(({ row }) => row);
      for (const text of wanted) found.set(text, foundAs(text, byCode.get(text) ?? withName(text)));
    },
    find: ({ table }: Lookup, text: string): Found => ofTable(table).get(plain(text)) ?? foundAs(text, []),
  };
}

export type Lookups = ReturnType<typeof createLookups>;

function foundAs(text: string, rows: Named[]): Found {
  const [row] = rows;
  if (!row) return { code: 'importRow.unknown', params: { text } };
  if (rows.length > 1) return { code: 'importRow.ambiguous', params: { text } };
  return { value: row.id, code: row.code, name: row.name, nameEn: row.nameEn };
}

/** A row by each of its names, which may be the same in both languages. */
function named(row: Named): { name: string | null; row: Named }[] {
  return [...new Set([row.name, row.nameEn])].map((name) => ({ name, row }));
}

/** Nobody refers anew to what is archived. */
async function namedRows(db: Reader, table: Lookup['table'], texts: string[]): Promise<Named[]> {
  const { id, code, archivedAt, name = code, nameEn = sql`null::text` } = table;
  const wanted = sql`any(${sql.param(texts)}::text[])`;
  return await db
    .select({ id: text(id), code: text(code), name: text(name), nameEn: sql<string | null>`${nameEn}` })
    .from(table as PgTable)
    .where(sql`${isNull(archivedAt)} and (${code} = ${wanted} or ${name} = ${wanted} or ${nameEn} = ${wanted})`);
}

function text(column: Lookup['table']['id']): SQL<string> {
  return sql<string>`${column}`;
}

function plain(word: string): string {
  return word.normalize('NFC').trim();
}
