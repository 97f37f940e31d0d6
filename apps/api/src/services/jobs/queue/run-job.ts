import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '../../../db/client.ts';
import type { Database } from '../../../db/database.ts';
import type { Ended, Thread } from '../threads/thread.ts';
import { type HeldJob, type Steps, saveProgress } from './held-job.ts';
import { type Failed, failAttempt } from './settle-job.ts';

type JobRunner = {
  db: Database;
  connection: Connection;
  log: Pick<FastifyBaseLogger, 'warn'>;
  thread: Thread;
  limitMs: number;
};

export type RunningJob = {
  job: HeldJob;
  /** Asks it to stop, and makes it stop within half a second. */
  abort: () => void;
  /** Ends it on the spot; whoever calls says what becomes of it. */
  end: () => Promise<void>;
  /** Resolves when it is over and that is written down. */
  ended: Promise<void>;
};

/** Runs a job that was taken in a thread, tells how far it is, and writes down when an attempt came to nothing. */
export function runJob({ db, connection, log, thread, limitMs }: JobRunner, job: HeldJob): RunningJob {
  const about = { job: job.id, kind: job.kind, attempt: job.attempts };
  let isOutOfTime = false;
  let isEnded = false;
  /** From then on the thread is another job's. */
  let isOver = false;
  let saving = Promise.resolve();
  let newest: Steps | undefined;

  function onProgress(steps: Steps): void {
    const isWaiting = newest !== undefined;
    newest = steps;
    if (isWaiting) return;
    saving = saving.then(async () => {
      const unsaved = newest;
      newest = undefined;
      if (unsaved)
        await saveProgress(db, job, unsaved).catch((err) => log.warn({ err, ...about }, 'Progress is not saved'));
    });
  }

  async function run(): Promise<void> {
    const timer = setTimeout(() => {
      isOutOfTime = true;
      thread.abort();
    }, limitMs);
    const end = await thread.run(job, connection(), onProgress);
    isOver = true;
    clearTimeout(timer);
    await saving;
    if (end.type === 'done' || isEnded) return;
    const { failure, isFinal } = failedBy(end);
    const description = end.type === 'failed' ? end.description : undefined;
    log.warn({ ...about, code: failure.code, isFinal, description }, 'An attempt at a job failed');
    await failAttempt(db, job, { failure, isFinal });
  }

  function failedBy(end: Exclude<Ended, { type: 'done' }>): Failed {
    if (isOutOfTime) return { failure: { code: 'job.timed_out' }, isFinal: false };
    return end.type === 'gone' ? { failure: { code: 'job.crashed' }, isFinal: false } : end;
  }

  return {
    job,
    abort: () => {
      if (!isOver) thread.abort();
    },
    end: async () => {
      isEnded = true;
      await thread.end();
    },
    ended: run(),
  };
}
