import { and, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import type { Env } from '../../../settings/env.ts';
import { createFileStore } from '../../files/storage/create-file-store.ts';
import type { JobHandler } from '../job-handler.ts';
import { throttleProgress } from '../threads/throttle-progress.ts';
import { closeJob } from './close-job.ts';
import { type HeldJob, isHeld, type Steps } from './held-job.ts';

type Attempt = { db: Database; env: Env; signal: AbortSignal; tell: (steps: Steps) => void };

/** Runs a handler once and closes its job: what it writes, its file and `done` come together or not at all. */
export async function runAttempt(job: HeldJob, handler: JobHandler, attempt: Attempt): Promise<void> {
  const { db, env, signal, tell } = attempt;
  const { id: jobId, input, ownerId, attempts } = job;
  const files = createFileStore(env);
  const { progress, latest, stop } = throttleProgress(tell);
  try {
    const outcome = await handler.run({ jobId, input, ownerId, attempt: attempts, db, env, files, signal, progress });
    await db.transaction(async (tx) => {
      const file = outcome.file && (await files.store(tx, { ...outcome.file, ...ownerOf(job) }));
      const told = { ...(file && { file: file.name }), ...(await outcome.write?.(tx)) };
      signal.throwIfAborted();
      const result = outcome.result ?? null;
      const ending = { status: 'done', result, fileId: file?.id ?? null, ...latest() } as const;
      const row = await closeJob(tx, and(isHeld(job), isNull(jobs.cancelRequestedAt)), ending, told);
      if (!row) throw new Error('the lease of the job is gone, or somebody cancelled it');
    });
  } finally {
    stop();
  }
}

/** The file of a job belongs to the job, and so to whoever asked for it. */
function ownerOf({ id, ownerId }: HeldJob) {
  return { entity: 'job', entityId: id, createdBy: ownerId };
}
