import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { announceJob } from '../announce-job.ts';

export type NewJob = {
  kind: string;
  /** Emptied when the job is done. */
  input: Record<string, unknown>;
  /** Null for the system itself: nobody sees such a job. */
  ownerId: string | null;
  /** What its owner reads of it: no personal data; `page` is where that is, unless it is the list of jobs. */
  params?: Record<string, string | number>;
  /** Once per kind: a second call with the same key answers the first job, whatever has become of it. */
  idempotencyKey?: string;
  runAt?: Date;
  mostAttempts?: number;
};

/** The channel on which processes hear that there is something to do. */
export const wakeUpChannel = 'haisha_jobs';

/** Asks for a job within the transaction of what it is for: without that there is no job. */
export async function enqueueJob(tx: Transaction, { runAt, ...job }: NewJob): Promise<string> {
  const [created] = await tx
    .insert(jobs)
    .values({ ...job, ...(runAt && { runAt: runAt.toISOString() }) })
    .onConflictDoNothing()
    .returning();
  if (!created) return await idOfKey(tx, job);
  announceJob(tx, created);
  await wakeUp(tx);
  return created.id;
}

/** Tells every process, once the transaction is through. */
export async function wakeUp(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify(${wakeUpChannel}, '')`);
}

/** What is told when there is no job yet. */
export const soon = 'soon';

/** Tells every process that somebody is about to ask for a job. */
export async function announceSoon(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${wakeUpChannel}, ${soon})`);
}

async function idOfKey(tx: Transaction, { kind, idempotencyKey = '' }: Omit<NewJob, 'runAt'>): Promise<string> {
  const [known] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.idempotencyKey, idempotencyKey)));
  if (!known) throw new Error(`no job ${kind} was made`);
  return known.id;
}
