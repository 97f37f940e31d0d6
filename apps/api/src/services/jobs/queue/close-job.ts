import type { JobFailure } from '@haisha/validation/job';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { notify } from '../../notifications/notify.ts';
import { announceJob, type JobRow } from '../announce-job.ts';
import type { Told } from '../job-handler.ts';
import type { Steps } from './held-job.ts';

type Ending =
  | ({ status: 'done'; result: Record<string, unknown> | null; fileId: string | null } & Partial<Steps>)
  | { status: 'failed'; failure: JobFailure }
  | { status: 'cancelled' };

/** Where the product lists a person's jobs; those whose `params` name a page of their own are seen there. */
const jobsPage = '/jobs';

/** Ends a job and tells its owner what came of it; null when there is no such job (any more). */
export async function closeJob(
  tx: Transaction,
  which: SQL | undefined,
  ending: Ending,
  told: Told = {},
): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({
      failure: null,
      ...ending,
      // Only what its owner may try again still needs it.
      input:
        ending.status === 'done' ? {} : sql`case when ${jobs.ownerId} is null then '{}'::jsonb else ${jobs.input} end`,
      leaseToken: null,
      leaseUntil: null,
      // Its transaction may have begun long before, with a large file.
      finishedAt: sql`clock_timestamp()`,
    })
    .where(which)
    .returning();
  if (!row) return null;
  announceJob(tx, row);
  const { id, ownerId, kind, params } = row;
  if (ownerId !== null && row.status !== 'cancelled') {
    const link = typeof params.page === 'string' ? params.page : jobsPage;
    const why = row.failure && { failure: row.failure.code };
    const notice = { userId: ownerId, params: { ...params, ...told, ...why, job: kind, jobId: id }, link };
    await notify(tx, { ...notice, kind: row.status === 'done' ? 'jobDone' : 'jobFailed' });
  }
  return row;
}
