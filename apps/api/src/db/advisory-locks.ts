import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * What one server does at a time, each under its own number: under one, a server with the demo to fill would wait for
 * the one that sends messages.
 */
export const advisoryLocks = {
  prepareDatabase: 7_421_101,
  fillDemo: 7_421_102,
  sendMessages: 7_421_103,
  changeAdministrators: 7_421_104,
  makeFirstAdministrator: 7_421_105,
  moveDepartment: 7_421_106,
  generateDeliveries: 7_421_107,
  /** Shared by the triggers of punches (migration 0050). */
  lockLabourMonth: 7_421_108,
};

export async function lockUntilCommit(tx: Transaction, lock: keyof typeof advisoryLocks): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks[lock]})`);
}

/** One at a time for things of which there may be any number. */
export async function lockNameUntilCommit(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Many at a time, and none while somebody has the lock alone. */
export async function shareUntilCommit(tx: Transaction, lock: keyof typeof advisoryLocks): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLocks[lock]})`);
}
