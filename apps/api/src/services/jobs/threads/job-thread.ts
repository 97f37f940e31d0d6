import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import { createDatabase, createPool } from '../../../db/client.ts';
import { describeError } from '../../../http/plugins/log.ts';
import type { JobHandler } from '../job-handler.ts';
import { failureOf } from '../queue/failure-of.ts';
import type { HeldJob } from '../queue/held-job.ts';
import { runAttempt } from '../queue/run-attempt.ts';
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts';

/** One for the transaction that closes a job, two for what is read meanwhile. */
const connections = 3;

const port = parentPort;
if (!port) throw new Error('this module is the beginning of a worker thread');
const { env, handlersUrl }: ThreadData = workerData;
const { jobHandlers }: { jobHandlers: readonly JobHandler[] } = await import(handlersUrl);

let connection: pg.ClientConfig = {};
const pool = createPool(() => connection, {
  size: connections,
  statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
  // The database need not wait for a thread that is busy with other rows.
  pipeline: true,
  // The query that is under way fails by itself, and the job with it.
  onError: () => undefined,
});
const db = createDatabase(pool, { prepares: false });
const tell = (message: FromThread) => port.postMessage(message);

let abort = new AbortController();

async function run(job: HeldJob): Promise<void> {
  abort = new AbortController();
  const handler = jobHandlers.find(({ kind }) => kind === job.kind);
  try {
    if (!handler) throw new Error(`no handler for ${job.kind}`);
    const { signal } = abort;
    await runAttempt(job, handler, { db, env, signal, tell: (steps) => tell({ type: 'progress', ...steps }) });
    tell({ type: 'done' });
  } catch (error) {
    tell({ type: 'failed', ...(await failureOf(error, env)), description: describeError(error) });
  }
}

port.on('message', (message: ToThread) => {
  if (message.type === 'abort') return abort.abort();
  connection = message.connection;
  void run(message.job);
});
