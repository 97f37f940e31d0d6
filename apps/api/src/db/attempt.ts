import { sql } from 'drizzle-orm';
import { keptSoFar } from './before-commit.ts';
import type { Transaction } from './database.ts';

/** Work of which nothing remains when it fails, while the transaction around it goes on. */
export async function attempt<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  const forgetLater = keptSoFar(tx);
  await tx.execute(sql`savepoint attempt`);
  try {
    const result = await work();
    await tx.execute(sql`release savepoint attempt`);
    return result;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint attempt`);
    // It would stay, and take the place of the one of an attempt around this one.
    await tx.execute(sql`release savepoint attempt`);
    forgetLater();
    throw error;
  }
}
