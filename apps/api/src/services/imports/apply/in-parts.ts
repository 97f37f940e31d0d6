import { DrizzleQueryError, sql } from 'drizzle-orm';
import pg from 'pg';
import { keptSoFar } from '../../../db/before-commit.ts';
import type { Transaction } from '../../../db/database.ts';
import { RowInUse } from './row-in-use.ts';

/** Somebody else's row has the value, or refers to this one. */
const refusals = ['23505', '23503', '23P01'];

/** Does all of it, or of what the database refuses the other half and so on; answers what cannot be done. */
export async function inParts<T>(tx: Transaction, items: T[], work: (some: T[]) => Promise<void>): Promise<T[]> {
  if (items.length === 0) return [];
  const forgetNewer = keptSoFar(tx);
  await tx.execute(sql`savepoint part`);
  try {
    await work(items);
    await tx.execute(sql`release savepoint part`);
    return [];
  } catch (error) {
    if (!isRefused(error)) throw error;
    await tx.execute(sql`rollback to savepoint part`);
    forgetNewer();
    if (items.length === 1) return items;
    const half = Math.ceil(items.length / 2);
    const first = await inParts(tx, items.slice(0, half), work);
    return [...first, ...(await inParts(tx, items.slice(half), work))];
  }
}

export function isRefused(error: unknown): boolean {
  if (error instanceof RowInUse) return true;
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && refusals.includes(cause.code ?? '');
}
