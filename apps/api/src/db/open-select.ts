import { Column, is, SQL, sql } from 'drizzle-orm';
import { type Fields, type Reader, type RowSelect, readerOf } from './read-many.ts';

/** A field of a select as SQL around that select sees it. */
export type OpenField = {
  /** Its one value, and the column or SQL it comes from; undefined for an object of several. */
  value?: { sql: SQL; of: Column | SQL };
  /** All its values, and how they are read where they stand from `place` on. */
  columns: SQL[];
  readFrom: (place: number) => Reader;
};

export type OpenSelect = { table: SQL; fields: Map<string, OpenField> };

/** A select as the table of another one, which may take of its columns what it needs. */
export function openSelect(select: RowSelect<unknown>): OpenSelect {
  const columns: SQL[] = [];
  const fields = new Map<string, OpenField>();
  for (const [name, field] of Object.entries(select._.selectedFields)) {
    const from = columns.length;
    for (const _ of leavesOf(field)) columns.push(sql.raw(`c${columns.length}`));
    const own = columns.slice(from);
    const [first] = own;
    fields.set(name, {
      ...(first && (is(field, Column) || is(field, SQL)) && { value: { sql: first, of: field } }),
      columns: own,
      readFrom: (place) => {
        let at = place - 1;
        return readerOf(field, () => {
          at += 1;
          return at;
        });
      },
    });
  }
  return { table: sql`(${select.getSQL()}) as opened(${sql.join(columns, sql`, `)})`, fields };
}

function leavesOf(field: unknown): unknown[] {
  return is(field, Column) || is(field, SQL) ? [field] : Object.values(field as Fields).flatMap(leavesOf);
}
