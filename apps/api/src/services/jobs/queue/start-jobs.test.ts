import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestQueue } from '../../../../test/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { announceSoon } from './enqueue-job.ts';
import type { JobQueue } from './start-jobs.ts';

const breaksAtOnce = 'data:text/javascript,process.exit()';
const fiveMinutes = 5 * 60_000;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

let started: Worker[];
const note = (worker: Worker) => void started.push(worker);
let queues: JobQueue[];
beforeEach(() => {
  [started, queues] = [[], []];
  process.on('worker', note);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(queues.map(({ stop }) => stop()));
  process.off('worker', note);
});

const patiently = { timeout: 30_000, interval: 20 };

async function areListening(count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await test.db.execute(sql`select from pg_stat_activity where datname = current_database()
      and application_name = 'haisha jobs' and state = 'idle' and query <> ''`);
    expect(rows).toHaveLength(count);
  }, patiently);
}

async function startedThread(): Promise<Worker> {
  return await vi.waitFor(() => {
    const [thread] = started;
    if (!thread) throw new Error('no thread was started');
    return thread;
  }, patiently);
}

/** Waits until whatever looked for jobs by now has done so. */
async function lookedAgain(): Promise<void> {
  const { calls } = vi.spyOn(test.db, 'transaction').mockClear().mock;
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(2), patiently);
}

it('one thread starts when somebody is about to ask for a job, and is let go after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  queues = [startTestQueue(test)];
  await areListening(1);
  await lookedAgain();
  expect(started).toEqual([]);
  await announceSoon(test.db);
  const thread = await startedThread();
  const isGone = once(thread, 'exit');
  vi.advanceTimersByTime(fiveMinutes);
  await lookedAgain();
  expect(thread.threadId).toBeGreaterThan(0);
  vi.advanceTimersByTime(fiveMinutes);
  await isGone;
  expect(started).toEqual([thread]);
});

it('a process without worker threads starts none', async () => {
  queues = [startTestQueue(test, { settings: { WORKER_THREADS: '0' } }), startTestQueue(test)];
  await areListening(2);
  await announceSoon(test.db);
  await startedThread();
  await lookedAgain();
  expect(started).toHaveLength(1);
});

it('a thread that breaks while it loads starts anew only when somebody is about to ask again', async () => {
  queues = [startTestQueue(test, { handlersUrl: breaksAtOnce })];
  await areListening(1);
  await announceSoon(test.db);
  await once(await startedThread(), 'exit');
  await lookedAgain();
  expect(started).toHaveLength(1);
  await announceSoon(test.db);
  await vi.waitFor(() => expect(started).toHaveLength(2), patiently);
});
