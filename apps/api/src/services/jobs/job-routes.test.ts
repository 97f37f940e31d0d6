import { randomUUID } from 'node:crypto';
import { dayMs } from '@haisha/rules/calendar';
import { roles } from '@haisha/rules/permission';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../../test/browser.ts';
import { isOver, isUnderWay, jobsOf, startJobServer } from '../../../test/jobs.ts';
import { jobs } from '../../db/schema/services/jobs.ts';

let test: Awaited<ReturnType<typeof startJobServer>>;
let all: ReturnType<typeof jobsOf>;
let owner: Browser & { userId: string };
let other: Browser & { userId: string };
beforeAll(async () => {
  test = await startJobServer();
  all = jobsOf(test);
  [owner, other] = [await logInAs(test, ['viewer']), await logInAs(test, ['admin'])];
});
afterAll(() => test.close());
afterEach(async () => {
  await test.db.delete(jobs);
});

const enqueue = (job: Parameters<typeof all.enqueue>[0]) => all.enqueue({ ownerId: owner.userId, ...job });
/** Waits until a test lets it begin. */
const enqueueLater = (job: Parameters<typeof all.enqueue>[0]) =>
  enqueue({ runAt: new Date(Date.now() + dayMs), ...job });
const begin = (id: string) => test.db.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.id, id));

describe('my jobs', () => {
  it('are mine alone, newest first, by page and state', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1)
      ids.push(await enqueueLater({ kind: 'trace', params: { entity: 'vehicle', at } }));
    await enqueue({ kind: 'trace', ownerId: other.userId });
    await enqueue({ kind: 'trace', ownerId: null });
    for (const [at, id] of ids.entries()) {
      const createdAt = new Date(Date.now() - (3 - at) * 1000).toISOString();
      await test.db.update(jobs).set({ createdAt }).where(eq(jobs.id, id));
    }
    const page = (await owner.get('/api/jobs?pageSize=2')).json();
    expect(page).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(page.items.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
    expect(page.items[0]).toMatchObject({
      kind: 'trace',
      params: { entity: 'vehicle', at: 2 },
      status: 'queued',
      file: null,
    });
    expect((await owner.get('/api/jobs?status=done')).json().total).toBe(0);
    expect((await owner.get('/api/jobs?status=done&status=queued')).json().total).toBe(3);
    expect((await owner.get('/api/jobs?status=lost')).statusCode).toBe(400);
  });

  it('never show what a job was given, nor its lease', async () => {
    const id = await enqueue({ kind: 'trace', input: { name: '山田 太郎' } });
    const { body } = await owner.get(`/api/jobs/${id}`);
    expect(body).not.toContain('山田');
    expect(body).not.toContain('lease');
  });

  it.each(roles)('a %s has some as well', async (role) => {
    const browser = await logInAs(test, [role]);
    const id = await all.enqueue({ kind: 'trace', ownerId: browser.userId });
    expect((await browser.get('/api/jobs')).json().total).toBe(1);
    expect((await browser.get(`/api/jobs/${id}`)).statusCode).toBe(200);
  });

  it("of anybody else's nothing is seen and nothing can be done with them", async () => {
    const id = await enqueue({ kind: 'writesFile' });
    await all.until(id, isOver);
    for (const unseen of [id, randomUUID()]) {
      expect((await other.get(`/api/jobs/${unseen}`)).statusCode).toBe(404);
      expect((await other.get(`/api/jobs/${unseen}/file`)).statusCode).toBe(404);
      expect((await other.post(`/api/jobs/${unseen}/cancel`)).statusCode).toBe(404);
      expect((await other.post(`/api/jobs/${unseen}/retry`)).statusCode).toBe(404);
    }
    expect((await createBrowser(test).get(`/api/jobs/${id}`)).statusCode).toBe(401);
  });
});

describe('the file of a job', () => {
  it('is downloaded once the job is done, and is not there before', async () => {
    const id = await enqueueLater({ kind: 'writesFile' });
    expect((await owner.get(`/api/jobs/${id}/file`)).statusCode).toBe(404);
    await begin(id);
    await all.until(id, isOver);
    expect((await owner.get(`/api/jobs/${id}`)).json()).toMatchObject({
      status: 'done',
      file: { name: '一覧.csv', mediaType: 'text/csv; charset=utf-8', sizeBytes: 600_000 },
    });
    const response = await owner.get(`/api/jobs/${id}/file`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="__.csv"; filename*=UTF-8''%E4%B8%80%E8%A6%A7.csv`,
      'cache-control': 'private, no-cache',
    });
    expect(response.body.length).toBe(600_000);
  });

  it('has no other address, also for its owner', async () => {
    const id = await enqueue({ kind: 'writesFile' });
    await all.until(id, isOver);
    const { fileId } = await all.row(id);
    expect((await owner.get(`/api/files/${fileId}`)).statusCode).toBe(404);
  });
});

describe('cancelling', () => {
  it('a job that waits ends it at once', async () => {
    const id = await enqueueLater({ kind: 'trace' });
    expect((await owner.post(`/api/jobs/${id}/cancel`)).json()).toMatchObject({ id, status: 'cancelled' });
    await begin(id);
    const after = await enqueue({ kind: 'trace' });
    await all.until(after, isOver);
    expect(await all.traces(id)).toBe(0);
  });

  it.each([
    ['waits', 'hears of it'],
    ['neverYields', 'does not listen'],
    ['waitsWhileClosing', 'is being closed'],
  ])('a job that %s (it %s) ends it soon', async (kind) => {
    const id = await enqueue({ kind });
    await all.until(id, isUnderWay);
    const asked = (await owner.post(`/api/jobs/${id}/cancel`)).json();
    expect(asked).toMatchObject({ status: 'running', cancelRequestedAt: expect.any(String) });
    const { finishedAt, ...job } = await all.until(id, isOver);
    expect(job).toMatchObject({ status: 'cancelled', failure: null });
    // Half a second to stop by itself; the rest is for a machine with much else to do.
    expect(Date.parse(finishedAt ?? '') - Date.parse(asked.cancelRequestedAt)).toBeLessThan(5_000);
    await all.go(id);
    expect(await all.traces(id)).toBe(0);
  });

  it('twice is cancelling once, and what is over cannot be cancelled', async () => {
    const id = await enqueue({ kind: 'waits' });
    await all.until(id, isUnderWay);
    const answers = await Promise.all([1, 2].map(() => owner.post(`/api/jobs/${id}/cancel`)));
    // The second may come when the job has already heard of the first.
    const [first, second] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
    expect(first?.statusCode).toBe(200);
    expect([200, 409]).toContain(second?.statusCode);
    expect(await all.until(id, isOver)).toMatchObject({ status: 'cancelled' });
    const late = await owner.post(`/api/jobs/${id}/cancel`);
    expect(late.json()).toMatchObject({ status: 409, code: 'job.wrong_state', current: { id, status: 'cancelled' } });
  });
});

describe('trying again', () => {
  it('begins a failed job anew with what it was given', async () => {
    const id = await enqueue({ kind: 'failsOnce', mostAttempts: 1, input: { kept: true } });
    expect(await all.until(id, isOver)).toMatchObject({ status: 'failed', attempts: 1 });
    const again = (await owner.post(`/api/jobs/${id}/retry`)).json();
    expect(again).toMatchObject({ id, attempts: 0, failure: null, finishedAt: null });
    expect(await all.until(id, ({ status }) => status === 'failed')).toMatchObject({ attempts: 1 });
  });

  it('a cancelled one as well', async () => {
    const id = await enqueueLater({ kind: 'trace', input: { kept: true } });
    await owner.post(`/api/jobs/${id}/cancel`);
    await owner.post(`/api/jobs/${id}/retry`);
    expect(await all.until(id, isOver)).toMatchObject({ status: 'done', result: { input: { kept: true } } });
    expect(await all.traces(id)).toBe(1);
  });

  it('what waits, runs or is done is refused', async () => {
    const id = await enqueueLater({ kind: 'waits' });
    expect((await owner.post(`/api/jobs/${id}/retry`)).json()).toMatchObject({ code: 'job.wrong_state' });
    await begin(id);
    await all.until(id, isUnderWay);
    expect((await owner.post(`/api/jobs/${id}/retry`)).statusCode).toBe(409);
    await all.go(id);
    await all.until(id, isOver);
    expect((await owner.post(`/api/jobs/${id}/retry`)).statusCode).toBe(409);
    expect(await all.traces(id)).toBe(1);
  });
});
