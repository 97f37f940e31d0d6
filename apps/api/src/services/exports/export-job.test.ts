import { demoPassword } from '@haisha/demo-company/demo-users';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createDemoDatabase } from '../../../test/demo-database.ts';
import { isOver, jobsOf, startTestQueue } from '../../../test/jobs.ts';
import { product } from '../../areas.ts';
import { userDepartments } from '../../db/schema/identity/user-departments.ts';
import { users } from '../../db/schema/identity/users.ts';
import { auditRecords } from '../../db/schema/services/audit-records.ts';
import { jobs } from '../../db/schema/services/jobs.ts';
import { handlersUrl, jobHandlers } from '../../job-handlers.ts';
import { createFileStore } from '../files/storage/create-file-store.ts';
import type { JobQueue } from '../jobs/queue/start-jobs.ts';
import { exportJob } from './export-job.ts';

let test: TestApp;
/** The same server, with a lower bound above which lists become jobs. */
let lower: TestApp;
let all: ReturnType<typeof jobsOf>;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp({}, { database: await createDemoDatabase() });
  lower = await buildTestApp({ EXPORT_STREAM_ROWS: '2' }, { database: test });
  all = jobsOf(test);
  admin = createBrowser(test);
  await logIn(admin, 'admin@example.jp', demoPassword);
});
afterAll(async () => {
  await lower.app.close();
  await test.close();
});
afterEach(async () => {
  await test.db.delete(jobs);
});

/** The same person at both servers. */
async function atLower(browser: Browser): Promise<Browser> {
  const there = createBrowser(lower);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
}

async function exports(userId: string) {
  const records = await test.db.select().from(auditRecords).where(eq(auditRecords.actorId, userId));
  return records.filter(({ action }) => action === 'export');
}

describe('a list longer than the bound', () => {
  let queue: JobQueue;
  beforeAll(() => {
    queue = startTestQueue(test, { handlers: jobHandlers, handlersUrl });
  });
  afterAll(() => queue.stop());

  it.each([
    'vehicles/export?format=csv&q=いすゞ&sort=-code',
    'vehicles/export?format=csv&encoding=sjis&columns=code&columns=plate&columns=zones',
    'vehicles/export?format=xlsx&locale=en&status=inService',
    'departments/export?format=xlsx',
    'vehicle-types/export?format=csv&archived=include',
    'audit/export?format=csv&entity=vehicle&action=create',
    'audit/export?format=xlsx&entity=user&action=create&locale=en',
  ])('%s becomes a job whose file is, byte by byte, the streamed one', async (path) => {
    const url = `/api/${encodeURI(path)}`;
    const streamed = await admin.get(url);
    expect(streamed.statusCode).toBe(200);
    const there = await atLower(admin);
    const asked = await there.get(url);
    expect(asked.statusCode).toBe(202);
    const job = asked.json();
    expect(job).toMatchObject({ kind: 'export', params: { rows: expect.any(Number) } });
    expect(await all.until(job.id, isOver)).toMatchObject({ status: 'done', stepsDone: job.params.rows });
    const file = await there.get(`/api/jobs/${job.id}/file`);
    expect(file.rawPayload.equals(streamed.rawPayload)).toBe(true);
    expect(file.headers['content-type']).toBe(streamed.headers['content-type']);
    const nameOf = (headers: typeof file.headers) =>
      /filename\*=UTF-8''(.*)-\d{8}-\d{4}(\.\w+)$/.exec(String(headers['content-disposition']))?.slice(1);
    expect(nameOf(file.headers)).toEqual(nameOf(streamed.headers));
  });

  it('is recorded once, when the file is there, and its owner is told the name of that', async () => {
    const browser = await logInAs(test, ['admin']);
    const there = await atLower(browser);
    const { id, params } = (await there.get('/api/vehicles/export?format=csv&columns=code')).json();
    await all.until(id, isOver);
    expect(await exports(browser.userId)).toMatchObject([
      { entity: 'vehicle', entityId: null, after: { rows: params.rows, columns: ['code'], format: 'csv' } },
    ]);
    const [told] = (await browser.get('/api/notifications')).json().items;
    expect(told.params).toMatchObject({
      job: 'export',
      jobId: id,
      rows: params.rows,
      file: expect.stringMatching(/csv$/),
    });
  });

  it('fails with what would be lost when Shift_JIS cannot hold it', async () => {
    const [row] = (await admin.get('/api/departments?q=AT')).json().items;
    const { id, createdAt, createdBy, updatedAt, updatedBy, archivedAt, vehicleCount, parentName, ...fields } = row;
    await admin.put(`/api/departments/${id}`, { ...fields, note: '𠮷野家の隣' });
    const there = await atLower(admin);
    const job = (await there.get('/api/departments/export?format=csv&encoding=sjis')).json();
    await all.until(job.id, isOver);
    expect((await there.get(`/api/jobs/${job.id}`)).json()).toMatchObject({
      status: 'failed',
      attempts: 1,
      failure: {
        code: 'validation.failed',
        errors: [{ path: 'encoding', code: 'shiftJis', params: { characters: '𠮷' } }],
      },
      file: null,
    });
  });
});

describe('asking for a long list', () => {
  it('is the same job when it is asked for again while it waits, and another one after that', async () => {
    const there = await atLower(admin);
    const url = '/api/vehicles/export?format=csv';
    const asked = async (address = url): Promise<string> => (await there.get(address)).json().id;
    const ids = await Promise.all([asked(), asked(), asked()]);
    expect(new Set(ids).size).toBe(1);
    expect(await asked(`${url}&columns=code`)).not.toBe(ids[0]);
    await test.db.update(jobs).set({ status: 'done' });
    expect(await asked()).not.toBe(ids[0]);
  });

  it('is refused at once where it would be anyway: columns, permission', async () => {
    const there = await atLower(admin);
    expect((await there.get('/api/vehicles/export?format=csv&columns=passwordHash')).statusCode).toBe(400);
    const viewer = await atLower(await logInAs(test, ['viewer']));
    expect((await viewer.get('/api/vehicles/export?format=csv')).statusCode).toBe(403);
    expect(await test.db.$count(jobs)).toBe(0);
  });
});

describe('who asked is looked at again when the job runs', () => {
  /** The handler itself, on what was asked for. */
  async function run(id: string) {
    const { input, ownerId } = await all.row(id);
    const { db, env } = lower;
    const { signal } = new AbortController();
    const around = { db, env, files: createFileStore(env), signal, progress: () => undefined };
    return await exportJob(product).run({ jobId: id, input, ownerId, attempt: 1, ...around });
  }
  async function askedBy(url: string) {
    const browser = await logInAs(test, ['manager', 'admin']);
    const job = (await (await atLower(browser)).get(url)).json();
    return { ...browser, id: job.id as string };
  }
  const denied = { code: 'permission.denied', status: 403 };

  it('a role that was taken away takes nothing away', async () => {
    const { id, userId } = await askedBy('/api/vehicles/export?format=csv');
    await test.db
      .update(users)
      .set({ roles: ['viewer'] })
      .where(eq(users.id, userId));
    await expect(run(id)).rejects.toMatchObject(denied);
  });

  it('neither does somebody who was deactivated', async () => {
    const { id, userId } = await askedBy('/api/vehicles/export?format=csv');
    await test.db.update(users).set({ archivedAt: sql`now()` }).where(eq(users.id, userId));
    await expect(run(id)).rejects.toMatchObject(denied);
  });

  it('somebody who reaches less gets less', async () => {
    const { id, userId, get } = await askedBy('/api/departments/export?format=csv&columns=code');
    const { items } = (await get('/api/departments?q=IW')).json();
    await test.db
      .update(users)
      .set({ roles: ['manager'], departmentScope: 'list' })
      .where(eq(users.id, userId));
    await test.db.insert(userDepartments).values({ userId, departmentId: items[0].id });
    const { file } = await run(id);
    const pieces: Uint8Array[] = [];
    for await (const piece of file?.content ?? []) pieces.push(piece);
    const text = Buffer.concat(pieces).toString().replace('\uFEFF', '');
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([items[0].code]);
  });
});
