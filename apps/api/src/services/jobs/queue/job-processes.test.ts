import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobHandlers } from '../../../../test/fixtures/job-handlers.ts';
import { isOver, isUnderWay, jobsOf, startTestQueue } from '../../../../test/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { backOffMs } from './back-off-ms.ts';
import { type HeldJob, renewLeases, saveProgress } from './held-job.ts';
import { failAttempt, giveBack } from './settle-job.ts';
import type { JobQueue } from './start-jobs.ts';
import { takeJobs } from './take-jobs.ts';

const kinds = jobHandlers.map(({ kind }) => kind);
const worker = fileURLToPath(new URL('../../../../test/fixtures/work-on-jobs.ts', import.meta.url));

let test: TestDatabase;
let all: ReturnType<typeof jobsOf>;
beforeAll(async () => {
  test = await createTestDatabase();
  all = jobsOf(test);
  return test.close;
});
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
  await test.db.delete(jobs);
});

function start(settings?: Record<string, string>): JobQueue {
  const queue = startTestQueue(test, { settings });
  cleanUp.push(queue.stop);
  return queue;
}

/** Another process that works on jobs. */
function startProcess() {
  const child = spawn(process.execPath, [worker, test.url], { stdio: ['ignore', 'inherit', 'inherit'] });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  cleanUp.push(kill);
  return { kill };
}

/** As if so much time had passed that its process must be dead. */
async function expireLease(id: string): Promise<void> {
  await test.db.update(jobs).set({ leaseUntil: sql`now() - interval '1 second'` }).where(eq(jobs.id, id));
}

const isRunning = ({ status }: { status: string }) => status === 'running';

async function take(id: string): Promise<HeldJob> {
  const [job] = await takeJobs(test.db, kinds, 1);
  if (job?.id !== id) throw new Error('the job was not taken');
  return job;
}

describe('several processes', () => {
  it('share the jobs and do each once', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => all.enqueue({ kind: 'trace' })));
    start({ WORKER_THREADS: '2' });
    start({ WORKER_THREADS: '2' });
    for (const id of ids) {
      expect(await all.until(id, isOver)).toMatchObject({ status: 'done', attempts: 1, timesLost: 0 });
      expect(await all.traces(id)).toBe(1);
    }
  });

  it('never take the same, however hard they try', async () => {
    for (let job = 0; job < 20; job += 1) await all.enqueue({ kind: 'trace' });
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeJobs(test.db, kinds, 4)));
    const ids = taken.flat().map(({ id }) => id);
    expect(ids.length).toBe(20);
    expect(new Set(ids).size).toBe(20);
  });

  it('take no more than they have threads, and none without', async () => {
    start({ WORKER_THREADS: '0' });
    start({ WORKER_THREADS: '1' });
    const first = await all.enqueue({ kind: 'waits' });
    await all.until(first, isRunning);
    const second = await all.enqueue({ kind: 'trace' });
    await all.until(first, isUnderWay);
    expect(await all.row(second)).toMatchObject({ status: 'queued' });
    await all.go(first);
    await all.until(second, isOver);
  });

  it('take over what a process leaves behind that is killed, and nothing is doubled', async () => {
    const [running, closing] = await Promise.all([
      all.enqueue({ kind: 'waits' }),
      all.enqueue({ kind: 'waitsWhileClosing' }),
    ]);
    const other = startProcess();
    await all.until(running, isUnderWay);
    await all.until(closing, isUnderWay);
    await other.kill();
    for (const id of [running, closing]) await all.go(id);
    expect(await all.row(running)).toMatchObject({ status: 'running' });
    for (const id of [running, closing]) await expireLease(id);
    start();
    for (const id of [running, closing]) {
      expect(await all.until(id, isOver)).toMatchObject({ status: 'done', attempts: 1, timesLost: 1 });
      expect(await all.traces(id)).toBe(1);
    }
  });

  it('give back what they have not finished when they stop, at once and without counting it', async () => {
    const id = await all.enqueue({ kind: 'waits' });
    const first = startTestQueue(test);
    await all.until(id, isUnderWay);
    await first.stop();
    expect(await all.row(id)).toMatchObject({ status: 'queued', attempts: 0, leaseToken: null });
    start();
    await all.until(id, isRunning);
    await all.go(id);
    expect(await all.until(id, isOver)).toMatchObject({ status: 'done', attempts: 1, timesLost: 0 });
    expect(await all.traces(id)).toBe(1);
  });

  it('that have lost a lease while they work stop, and write nothing of it', async () => {
    const id = await all.enqueue({ kind: 'waits' });
    start();
    await all.until(id, isUnderWay);
    // The one that works on it may renew in between.
    const other = await vi.waitFor(async () => {
      await expireLease(id);
      return await take(id);
    });
    await all.go(id);
    const after = await all.enqueue({ kind: 'trace' });
    await all.until(after, isOver);
    expect(await all.row(id)).toMatchObject({ status: 'running', leaseToken: other.leaseToken, timesLost: 1 });
    expect(await all.traces(id)).toBe(0);
  });
});

describe('a lease', () => {
  it('that was lost lets nothing be written: no progress, no end, no return, no renewal', async () => {
    const id = await all.enqueue({ kind: 'trace' });
    const first = await take(id);
    await expireLease(id);
    const second = await take(id);
    const before = await all.row(id);
    await saveProgress(test.db, first, { stepsDone: 9, stepsTotal: 9 });
    await failAttempt(test.db, first, { failure: { code: 'internal' }, isFinal: true });
    await giveBack(test.db, first);
    expect(await renewLeases(test.db, [first])).toEqual(new Set());
    expect(await all.row(id)).toEqual(before);
    expect(await renewLeases(test.db, [second])).toEqual(new Set([second.leaseToken]));
  });

  it('that is kept is not taken by anybody, and lasts thirty seconds', async () => {
    const id = await all.enqueue({ kind: 'trace' });
    const job = await take(id);
    expect(await takeJobs(test.db, kinds, 5)).toEqual([]);
    const until = sql<number>`extract(epoch from ${jobs.leaseUntil} - now())::float`;
    const left = async () => (await test.db.select({ until }).from(jobs).where(eq(jobs.id, id)))[0]?.until;
    expect(await left()).toBeGreaterThan(25);
    await expireLease(id);
    await renewLeases(test.db, [job]);
    expect(await left()).toBeGreaterThan(25);
    expect(await takeJobs(test.db, kinds, 5)).toEqual([]);
  });

  it('lost twenty times is the fault of the job: it fails', async () => {
    const id = await all.enqueue({ kind: 'trace' });
    for (let loss = 0; loss <= 20; loss += 1) {
      await take(id);
      await expireLease(id);
    }
    expect(await takeJobs(test.db, kinds, 5)).toEqual([]);
    expect(await all.row(id)).toMatchObject({ status: 'failed', attempts: 1, failure: { code: 'job.lost' } });
  });

  it('lost by a job that somebody wants cancelled is not taken up again', async () => {
    const id = await all.enqueue({ kind: 'trace' });
    await take(id);
    await test.db.update(jobs).set({ cancelRequestedAt: sql`now()` }).where(eq(jobs.id, id));
    await expireLease(id);
    expect(await takeJobs(test.db, kinds, 5)).toEqual([]);
    expect(await all.row(id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('waiting before the next attempt', () => {
  it('is never the same twice and grows to ten minutes', () => {
    const bounds = [1, 2, 3, 8, 100].map((attempts) => [backOffMs(attempts, () => 0), backOffMs(attempts, () => 1)]);
    expect(bounds).toEqual([
      [2_500, 5_000],
      [5_000, 10_000],
      [10_000, 20_000],
      [300_000, 600_000],
      [300_000, 600_000],
    ]);
  });

  it('is written down as the moment when the job is due', async () => {
    const id = await all.enqueue({ kind: 'trace', mostAttempts: 9 });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await test.db.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.id, id));
      await failAttempt(test.db, await take(id), { failure: { code: 'internal' }, isFinal: false });
      const wait = sql<number>`extract(epoch from ${jobs.runAt} - now())::float`;
      const [row] = await test.db.select({ wait, attempts: jobs.attempts }).from(jobs).where(eq(jobs.id, id));
      expect(row?.attempts).toBe(attempt);
      waits.push(row?.wait ?? 0);
      expect(await takeJobs(test.db, kinds, 5)).toEqual([]);
    }
    waits.forEach((wait, index) => {
      expect(wait).toBeGreaterThan(2.4 * 2 ** index - 1);
      expect(wait).toBeLessThanOrEqual(5 * 2 ** index);
    });
  });
});
