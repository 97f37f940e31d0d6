import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { validationFailed } from '../../../http/errors.ts';

export type Writer = Pick<Actor, 'userId'>;

/** A table that spreads `entityColumns()`. */
export type EntityTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn; archivedAt: AnyPgColumn };

export function createdBy({ userId }: Writer) {
  return { createdBy: userId, updatedBy: userId };
}

export function changedBy(table: EntityTable, { userId }: Writer) {
  return { version: sql`${table.version} + 1`, updatedAt: sql`now()`, updatedBy: userId };
}

/** Keeps others from changing the row until the end of the transaction; `archive` also from referring to it anew. */
export async function lockRow(tx: Transaction, table: EntityTable, id: string, strength: 'update' | 'archive') {
  await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for(strength === 'archive' ? 'update' : 'no key update');
}

export async function setArchived(tx: Transaction, table: EntityTable, id: string, archived: boolean, by: Writer) {
  const { version, updatedAt, updatedBy } = changedBy(table, by);
  await tx.execute(
    sql`update ${table} set archived_at = ${archived ? sql`now()` : sql`null`}, version = ${version},
      updated_at = ${updatedAt}, updated_by = ${updatedBy} where ${table.id} = ${id}`,
  );
}

/** A row may refer only to one that is there and not archived; it stays so until the end of the transaction. */
export async function requireLive(tx: Transaction, table: EntityTable, id: string, path: string): Promise<void> {
  const isArchived: SQL<boolean> = sql`${table.archivedAt} is not null`;
  const [row] = await tx
    .select({ isArchived })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('key share');
  if (!row) throw validationFailed([{ path, code: 'invalid' }]);
  if (row.isArchived) throw validationFailed([{ path, code: 'archived' }]);
}

type Several = {
  table: EntityTable;
  ids: readonly string[];
  /** Checks new references only: an unchanged one may have been archived since. */
  known: readonly string[];
  /** Where the id at a place in the list stands in the body. */
  pathAt: (index: number) => string;
};

/** The same of many rows at once, locked in the order of their ids, so that no two writers wait for each other. */
export async function requireAllLive(tx: Transaction, { table, ids, known, pathAt }: Several): Promise<void> {
  const added = [...new Set(ids)].filter((id) => !known.includes(id));
  if (added.length === 0) return;
  const isArchived: SQL<boolean> = sql`${table.archivedAt} is not null`;
  const rows = await tx
    .select({ id: sql<string>`${table.id}`, isArchived })
    .from(table as PgTable)
    .where(inArray(table.id, added))
    .orderBy(table.id)
    .for('key share');
  const found = new Map(rows.map((row) => [row.id, row]));
  const errors = ids.flatMap((id, index) => {
    const row = found.get(id);
    if (known.includes(id) || row?.isArchived === false) return [];
    return [{ path: pathAt(index), code: row ? 'archived' : 'invalid' }];
  });
  if (errors.length > 0) throw validationFailed(errors);
}
