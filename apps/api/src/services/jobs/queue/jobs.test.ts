import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../../test/factories.ts';
import { isOver, jobsOf, startTestQueue } from '../../../../test/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { files } from '../../../db/schema/services/files.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { notifications } from '../../../db/schema/services/notifications.ts';
import { readEnv } from '../../../settings/env.ts';
import { createFileStore } from '../../files/storage/create-file-store.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobQueue } from './start-jobs.ts';

let test: TestDatabase;
let ownerId: string;
let queue: JobQueue;
let all: ReturnType<typeof jobsOf>;
const warnings: unknown[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  all = jobsOf(test);
  ownerId = (await createUser(test.db)).id;
  const log = { warn: (facts: unknown) => void warnings.push(facts), error: () => undefined };
  queue = startTestQueue(test, { log });
});
afterAll(async () => {
  await queue.stop();
  await test.close();
});
afterEach(async () => {
  await test.db.delete(jobs);
});

const later = () => new Date(Date.now() + 3_600_000);

describe('a job', () => {
  it('exists with the transaction that asked for it and not without', async () => {
    const id = await all.enqueue({ kind: 'trace', runAt: later() });
    let lost = '';
    const rolledBack = test.db.transaction(async (tx) => {
      lost = await enqueueJob(tx, { kind: 'trace', input: {}, ownerId: null });
      throw new Error('the order was refused');
    });
    await expect(rolledBack).rejects.toThrow('the order was refused');
    expect(await test.db.$count(jobs, eq(jobs.id, lost))).toBe(0);
    expect(await all.row(id)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  it('is there once per key and kind, however often it is asked for', async () => {
    const asked = () => all.enqueue({ kind: 'trace', idempotencyKey: 'invoice-1' });
    const ids = await Promise.all([asked(), asked(), asked()]);
    expect(new Set(ids).size).toBe(1);
    expect(await all.enqueue({ kind: 'counts', idempotencyKey: 'invoice-1' })).not.toBe(ids[0]);
    await all.until(ids[0] ?? '', isOver);
    expect(await asked()).toBe(ids[0]);
    expect(await all.traces(ids[0] ?? '')).toBe(1);
  });

  it('is done in a thread, and what it was given is forgotten', async () => {
    const id = await all.enqueue({ kind: 'trace', input: { name: '山田 太郎' }, ownerId });
    expect(await all.until(id, isOver)).toMatchObject({
      status: 'done',
      input: {},
      result: { input: { name: '山田 太郎' }, attempt: 1 },
      attempts: 1,
      leaseToken: null,
      failure: null,
    });
    expect(await all.traces(id)).toBe(1);
  });

  it('waits until it is due', async () => {
    const runAt = later();
    const waiting = await all.enqueue({ kind: 'trace', runAt });
    const now = await all.enqueue({ kind: 'trace' });
    await all.until(now, isOver);
    expect(await all.row(waiting)).toMatchObject({ status: 'queued', attempts: 0, runAt: runAt.toISOString() });
    await test.db.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.id, waiting));
    await all.until(waiting, isOver);
  });

  it('of a kind that this process does not know is left to those that do', async () => {
    const id = await all.enqueue({ kind: 'ofTheNextVersion' });
    const known = await all.enqueue({ kind: 'trace' });
    await all.until(known, isOver);
    expect(await all.row(id)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  it('has its file and `done` at the same moment, and the file is whole', async () => {
    const id = await all.enqueue({ kind: 'writesFile', ownerId });
    const { fileId } = await all.until(id, isOver);
    const [file] = await test.db.select().from(files).where(eq(files.entityId, id));
    expect(file).toMatchObject({ id: fileId, name: '一覧.csv', sizeBytes: 600_000, createdBy: ownerId, entity: 'job' });
    const content = await createFileStore(readEnv({})).open(test.db, file ?? { id: '', storage: 'database' });
    const text = Buffer.concat(await content.toArray()).toString();
    expect(text).toBe(['a', 'b', 'c'].map((letter) => letter.repeat(200_000)).join(''));
  });

  it('that fails while it is closed leaves neither file nor trace', async () => {
    const id = await all.enqueue({ kind: 'failsWhileClosing', mostAttempts: 1, ownerId });
    expect(await all.until(id, isOver)).toMatchObject({ status: 'failed', fileId: null });
    expect(await test.db.$count(files, eq(files.entityId, id))).toBe(0);
    expect(await all.traces(id)).toBe(0);
  });

  it('tells how far it is, a few times a second', async () => {
    const id = await all.enqueue({ kind: 'counts', ownerId });
    expect(await all.until(id, isOver)).toMatchObject({ stepsDone: 1000, stepsTotal: 1000 });
    const told = await messages(id);
    expect(told.at(0)).toMatchObject({ status: 'queued', stepsDone: 0 });
    expect(told.at(-1)).toMatchObject({ status: 'done', stepsDone: 1000, stepsTotal: 1000 });
    expect(told.length).toBeLessThan(6);
  });

  it('tells its owner when it is over', async () => {
    const [done, failed, nobodys] = await Promise.all([
      all.enqueue({ kind: 'trace', ownerId, params: { entity: 'vehicle' } }),
      all.enqueue({ kind: 'isRefused', ownerId }),
      all.enqueue({ kind: 'trace' }),
    ]);
    for (const id of [done, failed, nobodys]) await all.until(id, isOver);
    const told = await test.db.select().from(notifications).where(eq(notifications.userId, ownerId));
    expect(told).toContainEqual(
      expect.objectContaining({
        kind: 'jobDone',
        params: { job: 'trace', jobId: done, entity: 'vehicle' },
        link: '/jobs',
      }),
    );
    const params = { job: 'isRefused', jobId: failed, failure: expect.any(String) };
    expect(told).toContainEqual(expect.objectContaining({ kind: 'jobFailed', params }));
  });
});

describe('an attempt that comes to nothing', () => {
  it('is repeated later, and later each time, until it works', async () => {
    const id = await all.enqueue({ kind: 'failsOnce', ownerId, input: { kept: true } });
    const before = Date.now();
    const waiting = await all.until(id, ({ failure }) => failure !== null);
    expect(waiting).toMatchObject({
      status: 'queued',
      attempts: 1,
      failure: { code: 'internal' },
      input: { kept: true },
    });
    expect(Date.parse(waiting.runAt) - before).toBeGreaterThanOrEqual(2_500);
    await test.db.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.id, id));
    expect(await all.until(id, isOver)).toMatchObject({ status: 'done', attempts: 2, failure: null });
  });

  it('fails the job when it was the last one, with a code and never the text of the exception', async () => {
    const id = await all.enqueue({ kind: 'fails', mostAttempts: 2, ownerId });
    await all.until(id, ({ attempts, status }) => attempts === 1 && status === 'queued');
    await test.db.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.id, id));
    const failed = await all.until(id, isOver);
    expect(failed).toMatchObject({ status: 'failed', attempts: 2, failure: { code: 'internal' } });
    expect(JSON.stringify(failed)).not.toContain('山田');
    expect(warnings).toContainEqual(expect.objectContaining({ job: id, attempt: 2, code: 'internal' }));
  });

  it('is final when trying again would not help, and says what was wrong', async () => {
    const id = await all.enqueue({ kind: 'isRefused', ownerId, input: { kept: true } });
    expect(await all.until(id, isOver)).toMatchObject({
      status: 'failed',
      attempts: 1,
      failure: { code: 'validation.failed', errors: [{ path: 'encoding', code: 'shiftJis', params: { rows: 'IW' } }] },
      input: { kept: true },
    });
  });

  it('of a job of the system itself keeps nothing for trying again', async () => {
    const id = await all.enqueue({ kind: 'isRefused', input: { to: 'yamada@example.jp' } });
    expect(await all.until(id, isOver)).toMatchObject({ status: 'failed', input: {} });
  });

  it.each([
    ['exits', 'job.crashed'],
    ['breaksBehind', 'job.crashed'],
    ['eatsMemory', 'job.crashed'],
    ['takesTooLong', 'job.timed_out'],
  ])('because its thread %s fails that job only: %s', async (kind, code) => {
    const beside = await all.enqueue({ kind: 'waits' });
    await all.until(beside, ({ status }) => status === 'running');
    const id = await all.enqueue({ kind, mostAttempts: 1 });
    expect(await all.until(id, isOver)).toMatchObject({ status: 'failed', failure: { code } });
    const after = await all.enqueue({ kind: 'trace' });
    await all.until(after, isOver);
    await all.go(beside);
    expect(await all.until(beside, isOver)).toMatchObject({ status: 'done', attempts: 1, timesLost: 0 });
  });
});

async function messages(id: string): Promise<Record<string, unknown>[]> {
  const rows = await test.db.execute<{ data: string }>(
    sql`select data from realtime_messages where event = 'job' order by id`,
  );
  return rows.rows.map(({ data }) => JSON.parse(data)).filter((data) => data.id === id);
}
