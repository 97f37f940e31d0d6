import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { announceJob } from '../announce-job.ts';

/** A job that a process works on, as long as its token is the one in the table. */
export type HeldJob = Pick<typeof jobs.$inferSelect, 'id' | 'kind' | 'input' | 'ownerId' | 'attempts'> & {
  leaseToken: string;
};

export type Steps = { stepsDone: number; stepsTotal: number | null };

/** By the clock of the database, which all processes share. */
export const leaseEnd = sql`now() + interval '30 seconds'`;

/** Whoever lost the lease writes nothing any more. */
export function isHeld({ id, leaseToken }: Pick<HeldJob, 'id' | 'leaseToken'>): SQL | undefined {
  return and(eq(jobs.id, id), eq(jobs.leaseToken, leaseToken), eq(jobs.status, 'running'));
}

/** The tokens among these whose lease could be renewed and whose job nobody wants cancelled: work goes on with them. */
export async function renewLeases(db: Database, held: readonly HeldJob[]): Promise<Set<string | null>> {
  const tokens = held.map(({ leaseToken }) => leaseToken);
  const rows = await db
    .update(jobs)
    .set({ leaseUntil: leaseEnd })
    .where(and(inArray(jobs.leaseToken, tokens), eq(jobs.status, 'running')))
    .returning({ token: jobs.leaseToken, cancelRequestedAt: jobs.cancelRequestedAt });
  return new Set(rows.filter(({ cancelRequestedAt }) => cancelRequestedAt === null).map(({ token }) => token));
}

export async function saveProgress(db: Database, job: HeldJob, steps: Steps): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(jobs)
      .set(steps)
      .where(and(isHeld(job), isNull(jobs.cancelRequestedAt)))
      .returning();
    if (row) announceJob(tx, row);
  });
}
