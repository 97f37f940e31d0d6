import { type TimeChange, timeChangeAskedSchema, timeChangeViewSchema } from '@haisha/validation/time-change';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, type Fleet } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { pdfFile } from '../../../../test/pictures.ts';
import { linesOf, punchesOf, recordOf, setDay } from '../../../../test/time-records.ts';
import { upload } from '../../../../test/upload.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

type Person = Browser & { userId: string };

let test: TestApp;
let admin: Person;
let manager: Person;
let dispatcher: Person;
let driver: Person;
let fleet: Fleet;
let driverId: string;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-27T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
  manager = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
  dispatcher = await logInAs(test, ['dispatcher']);
  driver = await logInAs(test, ['driver']);
  driverId = (await createDriver(admin, { departmentId: fleet.departmentId })).id;
  await test.db.update(drivers).set({ userId: driver.userId }).where(eq(drivers.id, driverId));
});
afterAll(() => test.close());

const why = { reason: 'forgotten', reasonText: null };

async function ask(by: Person, date: string, line: string, more: object = {}) {
  const { punches } = await recordOf(admin, driverId, date);
  const seen = punches.flatMap(({ at: moment, id }) => (moment === null ? [] : [{ id, at: moment }]));
  const wanted = punchesOf(line).map((one) => ({
    ...one,
    id: punches.find(({ at, kind }) => at && kind === one.kind)?.id ?? null,
  }));
  return await by.post(`/api/time-records/${driverId}/${date}/changes`, { punches: wanted, seen, ...why, ...more });
}
async function asked(by: Person, date: string, line: string, more: object = {}): Promise<TimeChange> {
  const answer = await ask(by, date, line, more);
  const { change } = timeChangeAskedSchema.strict().parse(answer.json());
  if (!change) throw new Error(answer.body);
  return change;
}
const decide = (by: Person, { id }: { id: string }, act: string, body: object = {}) =>
  by.post(`/api/time-changes/${id}/${act}`, body);
const waiting = async (by: Person): Promise<TimeChange[]> =>
  (await by.get('/api/time-changes?state=waiting')).json().items;

describe('a change that is asked for', () => {
  it('is only looked at in a preview, and tells what comes of it', async () => {
    const url = `/api/time-records/${driverId}/2026-11-24/changes?preview=true`;
    const body = { punches: punchesOf('5:00 14:00'), seen: [], ...why };
    expect((await dispatcher.post(url, body)).json()).toMatchObject({
      change: null,
      after: { hours: { dutyMinutes: 540 } },
    });
    expect(await waiting(admin)).toEqual([]);
  });

  it('waits with before and after, is approved by the manager, and is then what counts, with both names', async () => {
    await setDay(admin, driverId, '2026-11-24', '5:00 14:00');
    const change = await asked(driver, '2026-11-24', '5:00 15:00', {
      reason: 'waiting',
      reasonText: '納品先で1時間待ち',
    });
    expect(change).toMatchObject({
      ...{ status: 'requested', date: '2026-11-24', driver: { id: driverId }, requestedBy: { id: driver.userId } },
      ...{ before: [{ kind: 'clockIn' }, { kind: 'clockOut', at: at('14:00', '2026-11-24') }], decidedAt: null },
      after: [{ kind: 'clockIn' }, { kind: 'clockOut', minutes: 900 }],
    });
    const unchanged = await recordOf(admin, driverId, '2026-11-24');
    expect([linesOf(unchanged), unchanged.waiting]).toEqual(['clockIn 5:00, clockOut 14:00', 1]);
    expect((await waiting(manager)).map(({ id }) => id)).toEqual([change.id]);
    const view = timeChangeViewSchema.strict().parse((await manager.get(`/api/time-changes/${change.id}`)).json());
    expect([view.effect?.before.hours?.dutyMinutes, view.effect?.after.hours?.dutyMinutes]).toEqual([540, 600]);

    for (const by of [dispatcher, driver]) expect((await decide(by, change, 'approve')).statusCode).toBe(403);
    expect((await decide(manager, change, 'approve')).json()).toMatchObject({
      ...{ status: 'applied', decidedBy: { id: manager.userId } },
    });
    const { punches, waiting: left } = await recordOf(admin, driverId, '2026-11-24');
    expect(left).toBe(0);
    const end = punches.find(({ kind }) => kind === 'clockOut');
    expect(end).toMatchObject({ firstAt: at('14:00', '2026-11-24'), at: at('15:00', '2026-11-24') });
    const [news] = (await driver.get('/api/notifications')).json().items;
    expect(news).toMatchObject({
      ...{ kind: 'timeChangeApproved', params: { date: '2026-11-24' }, link: '/driver-time-in-out?date=2026-11-24' },
    });
    const { name } = (await admin.get(`/api/users/${manager.userId}`)).json();
    expect(end?.changes).toMatchObject([{ reason: 'waiting', approvedByName: name }]);
    expect((await decide(manager, change, 'approve')).json()).toMatchObject({
      code: 'record.wrong_state',
      current: { status: 'applied' },
    });
    const failure = await test.db.execute(sql`update time_changes set reason = 'other'`).catch((error: Error) => error);
    expect(String((failure as Error).cause)).toContain('stays as it was');
  });

  it('is refused with a reason that the asker reads, or taken back by the asker alone', async () => {
    const change = await asked(driver, '2026-11-23', '5:00 14:00');
    expect((await decide(manager, change, 'refuse', { reason: '' })).statusCode).toBe(400);
    expect((await decide(manager, change, 'refuse', { reason: '点呼の記録と合わない' })).statusCode).toBe(200);
    const { items } = (await driver.get(`/api/time-changes?driverId=${driverId}&date=2026-11-23`)).json();
    expect(items).toMatchObject([{ status: 'refused', decisionText: '点呼の記録と合わない' }]);
    expect((await recordOf(admin, driverId, '2026-11-23')).punches).toEqual([]);
    const again = await asked(driver, '2026-11-23', '5:00 14:00');
    expect((await decide(admin, again, 'withdraw')).statusCode).toBe(404);
    expect((await decide(driver, again, 'withdraw')).json().status).toBe('withdrawn');
    const told = (await driver.get('/api/notifications')).json().items;
    expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(['timeChangeRefused', 'timeChangeApproved']);
  });

  it('whose punches somebody changed meanwhile is a conflict that says what is there now', async () => {
    const change = await asked(dispatcher, '2026-11-22', '5:00 14:00');
    await setDay(admin, driverId, '2026-11-22', '4:50 13:30');
    const refused = await decide(manager, change, 'approve');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'version.conflict']);
    expect(linesOf(refused.json().current)).toBe('clockIn 4:50, clockOut 13:30');
    const { change: still, effect } = (await manager.get(`/api/time-changes/${change.id}`)).json();
    expect([still.status, effect]).toEqual(['requested', null]);
    await decide(manager, change, 'refuse', { reason: '事務所で訂正済み' });
  });

  it('is refused at once where it makes no shift, changes nothing, or その他 has no text', async () => {
    const codes = async (line: string, more: object = {}) =>
      (await ask(dispatcher, '2026-11-22', line, more)).json().errors.map(({ code }: { code: string }) => code);
    expect(await codes('4:50 13:30')).toEqual(['required']);
    expect(await codes('clockIn 5:00, breakEnd 6:00, clockOut 9:00')).toEqual(['punch.extra']);
    expect(await codes('4:50 13:40', { reason: 'other', reasonText: '不明' })).toEqual(['min']);
  });

  it('is seen by those who reach the driver', async () => {
    const change = await asked(dispatcher, '2026-11-21', '5:00 14:00');
    const elsewhere = await logInAs(test, ['manager'], { departmentIds: [(await createDepartment(admin)).id] });
    expect(await waiting(elsewhere)).toEqual([]);
    expect((await decide(elsewhere, change, 'approve')).statusCode).toBe(404);
    expect((await (await logInAs(test, ['viewer'])).get('/api/time-changes')).statusCode).toBe(403);
    expect((await waiting(driver)).map(({ id }) => id)).toEqual([change.id]);
    const { rows } = await test.db.execute<{ channel: string }>(
      sql`select distinct channel from realtime_messages where channel ~ 'timeChange' order by channel`,
    );
    expect(rows.map(({ channel }) => channel)).toEqual([
      'private-timeChange',
      `private-timeChange.department.${fleet.departmentId}`,
    ]);
  });
});

describe('an old day', () => {
  const body = { punches: punchesOf('5:00 14:00'), seen: [], ...why };
  const put = (by: Person, date: string) => by.put(`/api/time-records/${driverId}/${date}`, body);

  it('needs a second person even in the office, from the day on that the company has set', async () => {
    const refused = await put(admin, '2026-11-19');
    expect(refused.json()).toMatchObject({ code: 'record.wrong_state', current: { aloneFrom: '2026-11-20' } });
    const change = await asked(admin, '2026-11-19', '5:00 14:00');
    expect((await decide(admin, change, 'approve')).statusCode).toBe(403);
    expect((await decide(manager, change, 'approve')).statusCode).toBe(200);
    expect(linesOf(await recordOf(admin, driverId, '2026-11-19'))).toBe('clockIn 5:00, clockOut 14:00');

    const rule = { revision: 0, alonePastDays: 10, reason: '月2回の確認に合わせる' };
    expect((await manager.put('/api/time-change-rule', rule)).statusCode).toBe(403);
    expect((await admin.put('/api/time-change-rule', rule)).json()).toMatchObject({
      alonePastDays: 10,
      history: [{ revision: 1 }],
    });
    expect((await admin.put('/api/time-change-rule', rule)).json().code).toBe('version.conflict');
    expect((await put(admin, '2026-11-17')).statusCode).toBe(200);
    const day = (await admin.get(`/api/time-records/day?date=2026-11-17&departmentId=${fleet.departmentId}`)).json();
    expect(day.aloneFrom).toBe('2026-11-17');
  });

  it('keeps what the office changes alone as well, with role and address', async () => {
    const { rows } = await test.db.execute(sql`select status, requested_roles as roles, requested_from as address
      from time_changes where work_date = '2026-11-17'`);
    expect(rows).toEqual([{ status: 'applied', roles: ['admin'], address: '127.0.0.1' }]);
  });
});

describe('the papers of a change', () => {
  it('are added by whoever asks, read by those who may see health, and every view is recorded', async () => {
    const change = await asked(driver, '2026-11-20', '5:00 14:00', { reason: 'health' });
    const path = `/api/time-changes/${change.id}/files`;
    const sent = await upload(driver, path, { filename: '診断書.pdf', content: pdfFile });
    expect(sent.statusCode).toBe(201);
    const one = `${path}/${sent.json().id}`;
    expect((await waiting(manager)).find(({ id }) => id === change.id)?.files).toMatchObject([{ name: '診断書.pdf' }]);
    expect((await waiting(dispatcher)).find(({ id }) => id === change.id)?.files).toEqual([]);
    const codes = await Promise.all([manager, driver, dispatcher].map(async (by) => (await by.get(one)).statusCode));
    expect(codes).toEqual([200, 200, 403]);
    expect((await manager.get(`/api/files/${sent.json().id}`)).statusCode).toBe(404);
    const { items } = (await admin.get('/api/audit?entity=timeChange&action=view')).json();
    expect(items.map(({ entityId }: { entityId: string }) => entityId)).toEqual([change.id, change.id]);
  });
});

it('goes with its driver', async () => {
  await test.db.delete(drivers).where(eq(drivers.id, driverId));
  expect((await test.db.execute(sql`select from time_changes where driver_id = ${driverId}`)).rows).toEqual([]);
});
