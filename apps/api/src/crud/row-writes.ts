import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../actor.ts';
import type { Transaction } from '../db/client.ts';
import { validationFailed } from '../errors.ts';

type Writer = Pick<Actor, 'userId'>;

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
