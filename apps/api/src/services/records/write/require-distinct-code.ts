import { foldedCode } from '@haisha/rules/folded-code';
import { and, eq, getTableName, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/database.ts';
import { foldedColumn } from '../../../db/indexes.ts';
import { valueTaken } from '../../../http/errors.ts';
import type { EntityTable } from './row-writes.ts';

type Coded = { id: string; code?: unknown };

/** Refuses a new code that differs from that of another record in upper and lower case alone, and names that one. */
export async function requireDistinctCode(
  tx: Transaction,
  table: EntityTable & { code?: AnyPgColumn },
  before: Coded | null,
  after: Coded,
): Promise<void> {
  const { code } = after;
  if (!table.code || typeof code !== 'string' || code === before?.code) return;
  const folded = foldedCode(code);
  // Of two people who enter such codes at once, the second waits for the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${getTableName(table)} ${folded}`}, 0))`);
  const [other] = await tx
    .select({ code: sql<string>`${table.code}` })
    .from(table as PgTable)
    .where(and(eq(foldedColumn(table.code), folded), ne(table.id, after.id)))
    .limit(1);
  if (other) throw valueTaken([{ path: 'code', code: 'sameButForCase', params: { code: other.code } }]);
}
