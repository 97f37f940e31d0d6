import type { JobFailure } from '@haisha/validation/job';
import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../db/database.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { announceJob } from '../announce-job.ts';
import { backOffMs } from './back-off-ms.ts';
import { closeJob } from './close-job.ts';
import { wakeUp } from './enqueue-job.ts';
import { type HeldJob, isHeld } from './held-job.ts';

/** An attempt that came to nothing, and whether trying again could help. */
export type Failed = { failure: JobFailure; isFinal: boolean };

/** After a failed attempt: cancelled, failed for good, or due again later. */
export async function failAttempt(db: Database, job: HeldJob, { failure, isFinal }: Failed): Promise<void> {
  await settle(db, job, async (tx, { id, attempts, mostAttempts }) => {
    if (isFinal || attempts >= mostAttempts) {
      await closeJob(tx, eq(jobs.id, id), { status: 'failed', failure });
      return;
    }
    const wait = sql`${backOffMs(attempts)} * interval '1 millisecond'`;
    await putBack(tx, id, { failure, runAt: sql`now() + ${wait}` });
  });
}

/** What a process that stops has not finished goes to another one at once, and does not count as an attempt. */
export async function giveBack(db: Database, job: HeldJob): Promise<void> {
  await settle(db, job, async (tx, { id }) => {
    await putBack(tx, id, { attempts: sql`${jobs.attempts} - 1`, runAt: sql`now()` });
    await wakeUp(tx);
  });
}

type Settled = Pick<typeof jobs.$inferSelect, 'id' | 'attempts' | 'mostAttempts'>;

async function settle(
  db: Database,
  job: HeldJob,
  otherwise: (tx: Transaction, row: Settled) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(jobs).where(isHeld(job)).for('update');
    if (!row) return;
    if (row.cancelRequestedAt !== null) await closeJob(tx, eq(jobs.id, row.id), { status: 'cancelled' });
    else await otherwise(tx, row);
  });
}

async function putBack(tx: Transaction, id: string, values: PgUpdateSetSource<typeof jobs>): Promise<void> {
  const [row] = await tx
    .update(jobs)
    .set({ ...values, status: 'queued', leaseToken: null, leaseUntil: null })
    .where(eq(jobs.id, id))
    .returning();
  if (row) announceJob(tx, row);
}
