import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';
import { insertRows } from '../services/records/write/write-many.ts';

const rowsAtOnce = 500;

/** Inserts rows that all name the same columns, by so many that no statement takes long on a slow machine. */
export async function insertInParts(
  tx: Transaction,
  table: PgTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) await insertRows(tx, table, rows.slice(at, at + rowsAtOnce));
}
