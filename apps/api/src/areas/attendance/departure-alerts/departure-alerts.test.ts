import { randomUUID } from 'node:crypto';
import { readPdf } from '@haisha/documents/read-pdf';
import {
  type DepartureBoard,
  departureBoardSchema,
  type HomeAlarms,
  homeAlarmsSchema,
} from '@haisha/validation/departure-board';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askRun, at, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment } from '../../../../test/masters.ts';
import { rollCallBody } from '../../../../test/roll-calls.ts';
import { recordOf, setDay } from '../../../../test/time-records.ts';
import { watchDepartures } from './watch-departures.ts';

const minuteMs = 60_000;
let test: TestApp;
let admin: Browser & { userId: string };
let manager: Browser & { userId: string };
let dispatcher: Browser & { userId: string };
let fleet: Fleet;
let look: () => Promise<void>;
let time: string;

beforeAll(async () => {
  test = await buildTestApp({}, { at: at('3:50') });
  time = '3:50';
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
  const here = { departmentIds: [fleet.departmentId] };
  manager = await logInAs(test, ['manager'], here);
  dispatcher = await logInAs(test, ['dispatcher'], here);
  look = watchDepartures(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.execute(sql`delete from notifications`);
});

/** Moves the clock on, and looks. */
async function goTo(next: string): Promise<void> {
  test.pass(Date.parse(at(next)) - Date.parse(at(time)));
  time = next;
  await look();
}
async function board(by: Browser = manager): Promise<DepartureBoard> {
  const answer = await by.get(`/api/departure-board?date=${runDay}&departmentId=${fleet.departmentId}`);
  return departureBoardSchema.strict().parse(answer.json());
}
const lateOf = async (by: Browser): Promise<number> => (await by.get('/api/departure-board/late')).json().count;
async function atHome(by: Browser): Promise<HomeAlarms['alarms']> {
  return homeAlarmsSchema.strict().parse((await by.get('/api/home/alarms')).json()).alarms;
}
const rowOf = async (driver: number, by?: Browser) =>
  (await board(by)).rows.find((row) => row.driver.id === fleet.drivers[driver]?.id);
const kindsOf = async (driver: number, by?: Browser) => (await rowOf(driver, by))?.alerts.map(({ kind }) => kind);
async function heard(by: Browser): Promise<string[]> {
  const { items } = (await by.get('/api/notifications')).json();
  return items
    .map(({ kind, params }: { kind: string; params: { time: string } }) => `${kind} ${params.time}`)
    .toSorted();
}
async function planned(driver: number, from: string): Promise<void> {
  const run = await createRun(admin, fleet, {
    ...{ target: { vehicleId: fleet.vehicles[driver]?.id ?? '' }, start: at(from), end: at('12:00') },
    driverIds: { driver1Id: fleet.drivers[driver]?.id ?? null, driver2Id: null },
  });
  expect((await askRun(admin, run, 'confirm', { reason: '試験' })).status).toBe(200);
}
async function punch(driver: number, line: string): Promise<void> {
  const seen = await recordOf(admin, idOf(driver), runDay);
  await setDay(admin, idOf(driver), runDay, line, { seen, keep: seen });
}
const idOf = (driver: number) => fleet.drivers[driver]?.id ?? '';
const callAt = (driver: number, when: string, more: object = {}) =>
  manager.post('/api/roll-calls', rollCallBody(idOf(driver), { date: runDay, at: at(when), ...more }));

describe('late alerts', () => {
  it('come by themselves at their moment, once however many servers look and begin anew', async () => {
    await planned(0, '4:40');
    const reportAt = (await rowOf(0))?.planned?.reportAt ?? '';
    expect(reportAt).toBe(at('4:10'));
    await goTo('4:09');
    expect([await kindsOf(0), await lateOf(manager)]).toEqual([[], 0]);
    await goTo('4:10');
    expect(await kindsOf(0)).toEqual(['clockInDue']);
    expect(await heard(manager)).toEqual([]);
    test.pass(10 * minuteMs);
    time = '4:20';
    const servers = [look, watchDepartures(test), watchDepartures(test)];
    await Promise.all(servers.map((one) => one()));
    await Promise.all(servers.map((one) => one()));
    expect((await rowOf(0))?.alerts).toMatchObject([
      { kind: 'clockInDue', tone: 'amber', at: at('4:10'), raisedAt: at('4:10') },
      { kind: 'clockInMissing', tone: 'red', at: at('4:20'), acknowledgedAt: null },
    ]);
    for (const by of [manager, dispatcher]) expect(await heard(by)).toEqual(['clockInMissing 4:20']);
    expect(await heard(admin)).toEqual([]);
    expect([await lateOf(dispatcher), await lateOf(admin)]).toEqual([1, 1]);
    const elsewhere = await logInAs(test, ['manager'], { departmentIds: [(await createDepartment(admin)).id] });
    expect(await lateOf(elsewhere)).toBe(0);
  });

  it('of a departure follow the clock as well, and who came is late no more', async () => {
    test.pass(minuteMs);
    time = '4:21';
    await punch(0, 'clockIn 4:21');
    await goTo('4:29');
    expect(await kindsOf(0)).toEqual(['clockInDue', 'clockInMissing']);
    expect(await lateOf(manager)).toBe(0);
    await goTo('4:30');
    expect(await kindsOf(0)).toEqual(['clockInDue', 'clockInMissing', 'callDue']);
    await goTo('4:45');
    await goTo('4:55');
    expect((await kindsOf(0))?.slice(-2)).toEqual(['departureDue', 'departureMissing']);
    expect(await heard(dispatcher)).toEqual(['departureMissing 4:55']);
  });

  it('look at nothing but a number while nothing has changed', async () => {
    await look();
    let asked = 0;
    const counting = new Proxy(test.db, {
      get: (db, name) => {
        if (name === 'transaction') asked += 1;
        return Reflect.get(db, name);
      },
    });
    const lazy = watchDepartures({ db: counting, clock: test.clock });
    await lazy();
    const first = asked;
    await lazy();
    expect([first > 0, asked - first]).toEqual([true, 0]);
    expect((await callAt(0, '4:44')).statusCode).toBe(200);
    await lazy();
    expect(asked).toBeGreaterThan(first);
  });
});

describe('what the law forbids', () => {
  it('is told to managers and administrators; who plans hears of a refusal and not of alcohol', async () => {
    await planned(1, '5:20');
    await punch(1, 'clockIn 4:50');
    expect((await callAt(1, '4:53', { result: 'refused', alcohol: 0.12 })).statusCode).toBe(200);
    await look();
    expect(await heard(manager)).toEqual(['alcohol 4:53']);
    expect(await heard(admin)).toEqual(['alcohol 4:53']);
    expect(await heard(dispatcher)).toEqual(['refused 4:53']);
    expect(await kindsOf(1, dispatcher)).toEqual(['refused']);
    const viewer = await logInAs(test, ['viewer']);
    expect(await kindsOf(1, viewer)).toEqual([]);
    const alarmsOf = async (by: Browser) => (await board(by)).alarms.map(({ kind }) => kind);
    expect(await Promise.all([manager, dispatcher, viewer].map(alarmsOf))).toEqual([['alcohol'], ['refused'], []]);
    const of = { count: 1, date: runDay, departmentId: fleet.departmentId };
    expect(await Promise.all([manager, admin, dispatcher, viewer].map(atHome))).toEqual([
      [{ kind: 'alcohol', ...of }],
      [{ kind: 'alcohol', ...of }],
      [{ kind: 'refused', ...of }],
      [],
    ]);
  });

  it.each(['driver', 'partner'] as const)('is not counted at home for a %s', async (role) => {
    const by = await logInAs(test, [role]);
    expect((await by.get('/api/home/alarms')).statusCode).toBe(403);
  });

  it('raises an alarm that stays until somebody says why', async () => {
    test.pass(5 * minuteMs);
    time = '5:00';
    await punch(1, 'clockIn 4:50, leaveGarage 4:58');
    await look();
    expect(await heard(manager)).toEqual(['departedWithoutCall 4:58']);
    const { alarms } = await board(dispatcher);
    expect(alarms).toMatchObject([
      { kind: 'departedWithoutCall', date: runDay, at: at('4:58'), driver: { id: idOf(1) } },
      { kind: 'refused', at: at('4:53'), driver: { id: idOf(1) } },
    ]);
    const worse = (await atHome(manager)).map(({ count, kind }) => [kind, count]);
    expect(worse).toEqual([
      ['departedWithoutCall', 1],
      ['alcohol', 1],
    ]);
    const path = `/api/departure-alerts/${alarms[0]?.id}/acknowledge`;
    expect((await dispatcher.post(path, { reason: '電話で点呼した' })).statusCode).toBe(403);
    const short = await manager.post(path, { reason: '電話' });
    expect([short.statusCode, short.json().errors]).toEqual([
      400,
      [{ path: 'reason', code: 'min', params: { min: 5 } }],
    ]);
    const other = await logInAs(test, ['manager'], { departmentIds: [(await createDepartment(admin)).id] });
    expect((await other.post(path, { reason: '電話で点呼した' })).statusCode).toBe(404);
    expect(await atHome(other)).toEqual([]);
    expect((await manager.post(path, { reason: '電話で点呼した' })).statusCode).toBe(204);
    expect((await manager.post(path, { reason: 'もう一度確認した' })).statusCode).toBe(409);
    const [left] = (await board()).alarms;
    expect(left).toMatchObject({ kind: 'alcohol', driver: { id: idOf(1) } });
    expect((await manager.post(`/api/departure-alerts/${left?.id}/acknowledge`, { reason: null })).statusCode).toBe(
      204,
    );
    expect([(await board()).alarms, await atHome(manager)]).toEqual([[], []]);
    const alert = (await rowOf(1))?.alerts.find(({ kind }) => kind === 'departedWithoutCall');
    expect(alert).toMatchObject({ reason: '電話で点呼した', acknowledgedAt: at('5:00') });
    const book = `/api/roll-calls/book?departmentId=${fleet.departmentId}&from=${runDay}&to=${runDay}`;
    const pages = await readPdf((await manager.get(book)).rawPayload);
    const printed = pages.map(({ text }) => text).join();
    for (const said of ['点呼なしの出庫', '電話で点呼した']) expect(printed).toContain(said);
    const { items } = (await admin.get('/api/audit?entity=departureBoard&action=confirm')).json();
    expect(items).toHaveLength(2);
  });

  it('is not raised again when its time is corrected, and stays as it was', async () => {
    await punch(1, 'clockIn 4:50, leaveGarage 4:57');
    await goTo('5:01');
    expect((await kindsOf(1))?.filter((kind) => kind === 'departedWithoutCall')).toHaveLength(1);
    await expect(test.db.execute(sql`update departure_alerts set at = now()`)).rejects.toThrow();
    await expect(
      test.db.execute(sql`update departure_alerts set reason = 'x' where acknowledged_at is not null`),
    ).rejects.toThrow();
    await expect(test.db.execute(sql`delete from departure_alerts`)).rejects.toThrow();
  });
});

describe('on the board', () => {
  it('a manager and a dispatcher write notes, once however often they are sent', async () => {
    const path = `/api/departure-board/${idOf(0)}/${runDay}/notes`;
    const note = { id: randomUUID(), text: '電話済、5時に着く' };
    const answers = await Promise.all([1, 2, 3].map(() => dispatcher.post(path, note)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await manager.post(path, note)).statusCode).toBe(422);
    expect((await manager.post(path, { id: randomUUID(), text: '代わりを手配' })).statusCode).toBe(204);
    expect((await rowOf(0))?.notes.map(({ text }) => text)).toEqual(['電話済、5時に着く', '代わりを手配']);
    const { items } = (await admin.get('/api/audit?entity=departureBoard&action=create')).json();
    expect(items.map((item: { fields: object[] }) => item.fields)).toEqual([
      expect.arrayContaining([{ path: 'note', before: null, after: '代わりを手配' }]),
      expect.arrayContaining([{ path: 'note', before: null, after: note.text }]),
    ]);
    expect((await (await logInAs(test, ['assistant'])).post(path, note)).statusCode).toBe(403);
  });

  it('a manager marks who does not come, and the allocation board knows', async () => {
    const path = `/api/departure-board/${idOf(0)}/${runDay}/absence`;
    expect((await dispatcher.post(path, { note: null })).statusCode).toBe(403);
    for (const note of ['連絡なし', null]) expect((await manager.post(path, { note })).statusCode).toBe(204);
    expect((await rowOf(0))?.leave).toEqual({ kind: 'absent' });
    const day = (await admin.get(`/api/allocations/day?date=${runDay}&departmentId=${fleet.departmentId}`)).json();
    const driver = day.drivers.find(({ id }: { id: string }) => id === idOf(0));
    expect(driver.leave).toEqual([{ day: runDay, kind: 'absent', part: 'day' }]);
  });
});
