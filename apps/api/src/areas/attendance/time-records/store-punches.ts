import type { Transaction } from '../../../db/database.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';

/** So many in one statement. */
const atOnce = 1_000;

/** Stores punches of locked drivers, from wherever they come, and answers how many: what is there under its id stays. */
export async function storePunches(tx: Transaction, made: readonly (typeof punches.$inferInsert)[]): Promise<number> {
  let stored = 0;
  for (let from = 0; from < made.length; from += atOnce) {
    const { rowCount } = await tx
      .insert(punches)
      .values(made.slice(from, from + atOnce))
      .onConflictDoNothing({ target: punches.id });
    stored += rowCount ?? 0;
  }
  return stored;
}
