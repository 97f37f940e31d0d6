import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDestination } from '../../../../test/masters.ts';
import { createNote } from '../../../../test/notes.ts';
import { accessCodes } from '../../../db/schema/masters/access-codes.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';
import { sealCode } from './access-code-store.ts';

let test: TestApp;
let admin: Browser;
let id: string;
let url: string;
const lines: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({ LOG_LEVEL: 'debug' }, { logTo: { write: (line) => void lines.push(line) } });
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());
beforeEach(async () => {
  id = (await createDestination(admin)).id;
  url = `/api/access-codes/${id}`;
});

const codes = { keyBoxCode: 'KB-4711', alarmCode: 'ALARM-0815', instructions: '左の扉から入る' };
/** None of it is a number that a test may count up to. */
const secrets = /KB-4711|ALARM-0815|左の扉/;
const acts = () => test.db.select().from(auditRecords).where(eq(auditRecords.entityId, id)).orderBy(auditRecords.id);

it('codes are kept, and looked at one by one; every look and change is in the log without the codes', async () => {
  expect((await admin.get(url)).json()).toEqual({ isThere: false, version: 0, updatedAt: null, updatedBy: null });
  const saved = await admin.put(url, { ...codes, version: 0 });
  expect([saved.statusCode, saved.json()]).toMatchObject([200, { isThere: true, version: 1 }]);
  expect((await admin.get(url)).body).not.toMatch(secrets);
  const seen = await admin.post(`${url}/view`);
  expect(seen.json()).toEqual({ ...codes, isReadable: true, version: 1 });
  expect(seen.headers['cache-control']).toBe('no-store');
  const log = (await acts()).filter(({ entity }) => entity === 'accessCode');
  expect(log.map(({ action }) => action)).toEqual(['update', 'view']);
  expect(JSON.stringify(log)).not.toMatch(secrets);
});

it('codes that another secret has sealed are said to be unreadable, and written anew', async () => {
  await admin.put(url, { ...codes, version: 0 });
  const sealed = sealCode(
    { ...test.env, APP_SECRET: 'the secret of another machine, long' },
    id,
    'alarmCode',
    codes.alarmCode,
  );
  await test.db.update(accessCodes).set({ alarmCode: sealed }).where(eq(accessCodes.destinationId, id));
  const seen = (await admin.post(`${url}/view`)).json();
  expect(seen).toEqual({ ...codes, alarmCode: null, isReadable: false, version: 1 });
  await admin.put(url, { ...codes, version: 1 });
  expect((await admin.post(`${url}/view`)).json()).toMatchObject({ ...codes, isReadable: true });
});

it('codes stand nowhere but sealed in their own table', async () => {
  await admin.put(url, { ...codes, version: 0 });
  await admin.post(`${url}/view`);
  await createNote(admin, id);
  const [row] = await test.db.select().from(accessCodes).where(eq(accessCodes.destinationId, id));
  expect(row?.keyBoxCode).toMatch(/^v1\./);
  const places = [
    JSON.stringify(row),
    JSON.stringify(await test.db.select().from(realtimeMessages)),
    lines.join(''),
    (await admin.get(`/api/destinations/${id}`)).body,
    (await admin.get('/api/destinations/export?format=csv')).body,
    (await admin.get(`/api/shared-destinations/${id}`)).body,
    (await admin.get('/api/shared-destinations?q=KB-4711')).body,
    (await admin.get('/api/audit')).body,
  ];
  expect(places.filter((place) => secrets.test(place))).toEqual([]);
  expect((await admin.get('/api/shared-destinations?q=KB-4711')).json().total).toBe(0);
});

it('two people do not overwrite each other, and what is emptied is gone', async () => {
  await admin.put(url, { ...codes, version: 0 });
  const late = await admin.put(url, { ...codes, keyBoxCode: 'other', version: 0 });
  expect([late.statusCode, late.json().current]).toMatchObject([409, { version: 1 }]);
  expect(late.body).not.toMatch(secrets);
  expect((await admin.put(url, { version: 1 })).json()).toMatchObject({ isThere: false, version: 2 });
  const stale = await admin.put(url, { keyBoxCode: '1', version: 1 });
  expect([stale.statusCode, (await admin.get(url)).json().isThere]).toEqual([409, false]);
  expect((await admin.post(`${url}/view`)).statusCode).toBe(404);
});

it.each(['viewer', 'accounting', 'assistant', 'labour'] as const)('a %s may not even ask', async (role) => {
  const browser = await logInAs(test, [role]);
  const asked = [await browser.get(url), await browser.post(`${url}/view`), await browser.put(url, { version: 0 })];
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});

it('drivers and partners find none until they have a run there', async () => {
  await admin.put(url, { ...codes, version: 0 });
  for (const role of ['driver', 'partner'] as const) {
    const browser = await logInAs(test, [role]);
    expect([(await browser.get(url)).statusCode, (await browser.post(`${url}/view`)).statusCode]).toEqual([404, 404]);
  }
  expect((await acts()).filter(({ action }) => action === 'view')).toEqual([]);
});
