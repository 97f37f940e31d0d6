import { and, eq, gte, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { closeJob } from './close-job.ts';
import { type HeldJob, leaseEnd } from './held-job.ts';

/** After so many deaths of its process a job is taken for the cause. */
const mostLosses = 20;

const isLost = and(eq(jobs.status, 'running'), lt(jobs.leaseUntil, sql`now()`));

/** Takes what is due and what a process that died has left behind; no two processes take the same. */
export async function takeJobs(db: Database, kinds: readonly string[], most: number): Promise<HeldJob[]> {
  await closeLostJobs(db);
  const isDue = and(eq(jobs.status, 'queued'), lte(jobs.runAt, sql`now()`));
  const due = db.$with('due').as(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(inArray(jobs.kind, [...kinds]), or(isDue, isLost)))
      .orderBy(jobs.runAt, jobs.createdAt)
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  return await db
    .with(due)
    .update(jobs)
    .set({
      status: 'running',
      leaseToken: sql`gen_random_uuid()`,
      leaseUntil: leaseEnd,
      attempts: sql`${jobs.attempts} + (${jobs.status} = 'queued')::int`,
      timesLost: sql`${jobs.timesLost} + (${jobs.status} = 'running')::int`,
      startedAt: sql`coalesce(${jobs.startedAt}, now())`,
    })
    .from(due)
    .where(eq(jobs.id, due.id))
    .returning({
      id: jobs.id,
      kind: jobs.kind,
      input: jobs.input,
      ownerId: jobs.ownerId,
      attempts: jobs.attempts,
      leaseToken: sql<string>`${jobs.leaseToken}`,
    });
}

/** What nobody works on any more and nobody should begin again. */
async function closeLostJobs(db: Database): Promise<void> {
  const isOver = or(gte(jobs.timesLost, mostLosses), isNotNull(jobs.cancelRequestedAt));
  await db.transaction(async (tx) => {
    const lost = await tx
      .select({ id: jobs.id, isCancelled: sql<boolean>`${jobs.cancelRequestedAt} is not null` })
      .from(jobs)
      .where(and(isLost, isOver))
      .limit(100)
      .for('update', { skipLocked: true });
    for (const { id, isCancelled } of lost) {
      await closeJob(tx, eq(jobs.id, id), isCancelled ? { status: 'cancelled' } : lostForGood);
    }
  });
}

const lostForGood = { status: 'failed', failure: { code: 'job.lost' } } as const;
