import type { TimeRecord } from '@haisha/validation/time-record';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, createFleet, type Fleet } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDriver } from '../../../../test/masters.ts';
import { pdfFile } from '../../../../test/pictures.ts';
import { changeOldDaysAlone, recordOf, setDay } from '../../../../test/time-records.ts';
import { upload } from '../../../../test/upload.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser & { userId: string };
let fleet: Fleet;
let driverId: string;
const day = '2026-10-14';
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-27T03:00:00Z' });
  await changeOldDaysAlone(test.db);
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
  driverId = (await createDriver(admin, { departmentId: fleet.departmentId })).id;
  await setDay(admin, driverId, day, '5:00 21:00');
});
afterAll(() => test.close());

const input = { kind: 'roadClosed', fromMinutes: 600, toMinutes: 720, note: '東北道 事故通行止め' };
const post = (by: Browser, body: object = {}) =>
  by.post(`/api/time-records/${driverId}/${day}/events`, { ...input, ...body });
const codesOf = ({ hours }: TimeRecord) => hours?.findings.map(({ actual, code }) => `${code} ${actual}`) ?? [];

it('an event is taken off the duty of the day once a document shows it', async () => {
  expect(codesOf(await recordOf(admin, driverId, day))).toContain('dayOverMost 960');
  expect((await post(await logInAs(test, ['dispatcher']))).statusCode).toBe(403);
  expect((await post(admin, { toMinutes: 600 })).json().errors).toMatchObject([
    { path: 'toMinutes', code: 'afterStart' },
  ]);
  const entered: TimeRecord = (await post(admin)).json();
  expect(entered.events).toMatchObject([
    { kind: 'roadClosed', start: at('10:00', day), end: at('12:00', day), note: '東北道 事故通行止め', files: [] },
  ]);
  expect(codesOf(entered)).toEqual(expect.arrayContaining(['dayOverMost 960', 'eventCounted 120']));

  const path = `/api/unforeseeable-events/${entered.events[0]?.id}/files`;
  const sent = await upload(admin, path, { filename: '通行止め情報.pdf', content: pdfFile });
  expect(sent.statusCode).toBe(201);
  const documented = await recordOf(admin, driverId, day);
  expect(codesOf(documented)).toContain('eventTakenOff 120');
  expect(codesOf(documented).some((text) => text.startsWith('dayOverMost'))).toBe(false);
  expect((await admin.get(`${path}/${sent.json().id}`)).statusCode).toBe(200);
  const { items } = (await admin.get('/api/audit?entity=unforeseeableEvent')).json();
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['view', 'addFile', 'create']);
});

it('an event is taken back with a reason, stays in the database, and goes with its driver', async () => {
  const [event] = (await recordOf(admin, driverId, day)).events;
  const remove = (reason: string) => admin.post(`/api/unforeseeable-events/${event?.id}/remove`, { reason });
  expect((await remove('')).statusCode).toBe(400);
  expect((await remove('別の日の事故だった')).json().events).toEqual([]);
  expect((await remove('もう一度')).statusCode).toBe(404);
  const failures = ['update unforeseeable_events set note = null', 'delete from unforeseeable_events'].map(
    (statement) => test.db.execute(sql.raw(statement)).catch((error: Error) => String(error.cause)),
  );
  expect(await Promise.all(failures)).toEqual([
    expect.stringContaining('stays as it was'),
    expect.stringContaining('not deleted'),
  ]);
});

it('nothing is entered in a locked month', async () => {
  await admin.post(`/api/labour-months/${fleet.departmentId}/${day}/lock`, {});
  expect((await post(admin)).json()).toMatchObject({ code: 'record.wrong_state', current: { lock: {} } });
  const insert = sql`insert into unforeseeable_events (driver_id, work_date, kind, start_at, end_at)
    values (${driverId}, ${day}, 'breakdown', now(), now() + interval '1 hour')`;
  expect(String((await test.db.execute(insert).catch((error) => error)).cause)).toContain('is locked');
  await test.db.delete(drivers).where(eq(drivers.id, driverId));
  expect((await test.db.execute(sql`select from unforeseeable_events`)).rows).toEqual([]);
});
