import type { Job, JobListQuery } from '@haisha/validation/job';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { files } from '../../db/schema/services/files.ts';
import { jobs } from '../../db/schema/services/jobs.ts';
import { jobInWrongState, recordNotFound } from '../../http/errors.ts';
import type { Reader } from '../records/entity-repository.ts';
import { oneOfFilter } from '../records/read/list-sql.ts';
import { pageOfRows } from '../records/read/page-of-rows.ts';
import { announceJob } from './announce-job.ts';
import { closeJob } from './queue/close-job.ts';
import { wakeUp } from './queue/enqueue-job.ts';

const { input: _input, leaseToken: _token, leaseUntil: _until, ...shown } = getTableColumns(jobs);

/** Of somebody else's jobs nobody learns that they exist. */
function isOwn(id: string, ownerId: string): SQL | undefined {
  return and(eq(jobs.id, id), eq(jobs.ownerId, ownerId));
}

function selectJobs(db: Reader) {
  return db
    .select({ ...shown, file: { name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes } })
    .from(jobs)
    .leftJoin(files, eq(files.id, jobs.fileId))
    .$dynamic();
}

export async function listJobs(db: Database, ownerId: string, { status, ...query }: JobListQuery) {
  const where = and(eq(jobs.ownerId, ownerId), oneOfFilter(jobs.status, status));
  return await pageOfRows(
    query,
    (limit, offset) =>
      selectJobs(db).where(where).orderBy(desc(jobs.createdAt), desc(jobs.id)).limit(limit).offset(offset),
    db.$count(jobs, where),
  );
}

export async function findJob(db: Reader, id: string, ownerId: string): Promise<Job> {
  const [job] = await selectJobs(db).where(isOwn(id, ownerId));
  if (!job) throw recordNotFound();
  return job;
}

/** The file of a job that is done; it has no other address. */
export async function findJobFile(db: Database, id: string, ownerId: string) {
  const [row] = await db
    .select({ file: files })
    .from(jobs)
    .innerJoin(files, eq(files.id, jobs.fileId))
    .where(isOwn(id, ownerId));
  if (!row) throw recordNotFound();
  return row.file;
}

/** A queued job is cancelled at once, a running one by the process that works on it, which hears of it. */
export async function cancelJob(tx: Transaction, id: string, ownerId: string): Promise<void> {
  const { status } = await lockJob(tx, id, ownerId);
  if (status === 'queued') {
    await closeJob(tx, eq(jobs.id, id), { status: 'cancelled' });
    return;
  }
  if (status !== 'running') throw jobInWrongState(await findJob(tx, id, ownerId));
  await tx
    .update(jobs)
    .set({ cancelRequestedAt: sql`coalesce(${jobs.cancelRequestedAt}, now())` })
    .where(eq(jobs.id, id));
  await wakeUp(tx);
}

/** What failed or was cancelled begins anew, as if it had never run. */
export async function retryJob(tx: Transaction, id: string, ownerId: string): Promise<void> {
  const { status } = await lockJob(tx, id, ownerId);
  if (status !== 'failed' && status !== 'cancelled') throw jobInWrongState(await findJob(tx, id, ownerId));
  const [row] = await tx
    .update(jobs)
    .set({
      status: 'queued',
      attempts: 0,
      timesLost: 0,
      runAt: sql`now()`,
      failure: null,
      cancelRequestedAt: null,
      stepsDone: 0,
      stepsTotal: null,
      startedAt: null,
      finishedAt: null,
    })
    .where(eq(jobs.id, id))
    .returning();
  if (row) announceJob(tx, row);
  await wakeUp(tx);
}

async function lockJob(tx: Transaction, id: string, ownerId: string) {
  const [job] = await tx.select({ status: jobs.status }).from(jobs).where(isOwn(id, ownerId)).for('update');
  if (!job) throw recordNotFound();
  return job;
}
