import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '../../../db/client.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../settings/env.ts';
import type { JobHandler } from '../job-handler.ts';
import { createThreadPool } from '../threads/create-thread-pool.ts';
import { startThread } from '../threads/thread.ts';
import { type HeldJob, renewLeases } from './held-job.ts';
import { listenForJobs } from './listen-for-jobs.ts';
import { type RunningJob, runJob } from './run-job.ts';
import { giveBack } from './settle-job.ts';
import { takeJobs } from './take-jobs.ts';

export type JobsInput = {
  env: Env;
  db: Database;
  connection: Connection;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** The kinds this process knows, and the module from which its threads read them as `jobHandlers`. */
  handlers: readonly JobHandler[];
  handlersUrl: string;
};

export type JobQueue = {
  /** Ends what runs and gives it back to other processes. */
  stop: () => Promise<void>;
};

const lookEveryMs = 1_000;
/** Who has sent a file, or asked for a job, may take so long until the next one. */
const expectMs = 10 * 60_000;

/** Works on jobs in worker threads until it is stopped; any number of processes may do so on one database. */
export function startJobs(input: JobsInput): JobQueue {
  const { env, db, connection, log, handlers, handlersUrl } = input;
  const kinds = handlers.map(({ kind }) => kind);
  const running = new Map<string, RunningJob>();
  const onError = (error: unknown) => log.error({ err: error }, 'A worker thread broke');
  const threads = createThreadPool(() => startThread({ env, handlersUrl }, onError));
  let expectedUntil = 0;
  let isStopping = false;
  let looking = Promise.resolve();
  let isAsked = false;

  function look(): void {
    if (isAsked || isStopping) return;
    isAsked = true;
    looking = looking.then(async () => {
      isAsked = false;
      try {
        if (running.size > 0) await keepLeases();
        await takeMore();
        if (performance.now() >= expectedUntil) threads.letGo();
        // One that broke while it loaded would break again.
        else if (running.size === 0 && !threads.makeReady()) expectedUntil = 0;
      } catch (error) {
        log.warn({ err: error }, 'The jobs cannot be looked at; trying again');
      }
    });
  }

  async function keepLeases(): Promise<void> {
    const all = [...running.values()];
    const kept = await renewLeases(
      db,
      all.map(({ job }) => job),
    );
    for (const { job, abort } of all) {
      if (!kept.has(job.leaseToken)) abort();
    }
  }

  async function takeMore(): Promise<void> {
    const free = env.WORKER_THREADS - running.size;
    if (free <= 0 || kinds.length === 0) return;
    for (const job of await takeJobs(db, kinds, free)) start(job);
  }

  function expectMore(): void {
    if (env.WORKER_THREADS > 0 && kinds.length > 0) expectedUntil = performance.now() + expectMs;
  }

  function start(job: HeldJob): void {
    const handler = handlers.find(({ kind }) => kind === job.kind);
    const thread = threads.take();
    expectMore();
    const one = runJob({ db, connection, log, thread, limitMs: handler?.limitMs ?? 0 }, job);
    running.set(job.leaseToken, one);
    one.ended
      .catch((error) => log.error({ err: error, job: job.id }, 'What became of a job cannot be written down'))
      .finally(() => {
        running.delete(job.leaseToken);
        threads.release(thread);
        look();
      });
  }

  const listener = listenForJobs(connection, {
    onWakeUp: look,
    onSoon: () => {
      expectMore();
      look();
    },
    onError: (error) => log.warn({ err: error }, 'Nothing is heard of new jobs; looking every second'),
  });
  const timer = setInterval(look, lookEveryMs).unref();
  look();

  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await listener.close();
      await looking;
      const left = [...running.values()];
      await Promise.all(left.map(({ end }) => end()));
      await Promise.all(left.map(({ ended }) => ended.catch(() => undefined)));
      await Promise.all(left.map(({ job }) => giveBack(db, job)));
      await threads.end();
    },
  };
}
