import { labourMonthSchema, openOfMonthSchema } from '@haisha/validation/labour-month';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, type Fleet } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { changeOldDaysAlone, punchesOf, recordOf, setDay } from '../../../../test/time-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

type Person = Browser & { userId: string };

let test: TestApp;
let admin: Person;
let accounting: Person;
let labour: Person;
let fleet: Fleet;
let driverId: string;
/** 2026-09-21 to 2026-10-20. */
const day = '2026-10-14';
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-27T03:00:00Z' });
  await changeOldDaysAlone(test.db);
  admin = await logInAs(test, ['admin']);
  accounting = await logInAs(test, ['accounting']);
  labour = await logInAs(test, ['labour']);
  fleet = await createFleet(admin);
  driverId = (await createDriver(admin, { departmentId: fleet.departmentId })).id;
  await setDay(admin, driverId, day, 'clockIn 5:00, leaveGarage 5:30, returnGarage 13:00');
});
afterAll(() => test.close());

const url = (act = '', date = day) => `/api/labour-months/${fleet.departmentId}/${date}${act}`;
const put = (date: string, by: Person = admin) =>
  by.put(`/api/time-records/${driverId}/${date}`, {
    ...{ punches: punchesOf('5:00 14:00'), seen: [], reason: 'forgotten', reasonText: null },
  });
const saidBy = (failure: unknown) => String((failure as Error).cause);

describe('a labour month of a department', () => {
  it('tells before it is locked what nobody has settled', async () => {
    const state = labourMonthSchema.strict().parse((await labour.get(url())).json());
    expect(state).toMatchObject({ from: '2026-09-21', to: '2026-10-20', isOver: true, lock: null, history: [] });
    const open = openOfMonthSchema.strict().parse((await labour.get(url('/open'))).json());
    expect(open).toMatchObject({ missing: [{ driverId, date: day, kind: 'clockOut' }], waiting: [] });
  });

  it('is locked once, with who and when, and then nothing of it changes, whatever code tries it', async () => {
    expect((await (await logInAs(test, ['manager'])).post(url('/lock'), {})).statusCode).toBe(403);
    const answers = await Promise.all([labour, accounting].map((by) => by.post(url('/lock'), {})));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { lock } = (await admin.get(url())).json();
    expect(lock).toMatchObject({ lockedAt: '2026-11-27T03:00:00.000Z', unlockedAt: null });
    expect(lock.lockedBy.name).toEqual(expect.any(String));

    const before = await recordOf(admin, driverId, day);
    expect(before.lock).toMatchObject({ from: '2026-09-21', to: '2026-10-20', lockedByName: lock.lockedBy.name });
    const refused = await put('2026-10-20');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'record.wrong_state']);
    expect(refused.json().current.lock).toMatchObject({ from: '2026-09-21' });
    expect((await put('2026-10-21')).statusCode).toBe(200);
    const asked = await admin.post(`/api/time-records/${driverId}/2026-10-19/changes`, {
      ...{ punches: punchesOf('5:00 14:00'), seen: [], reason: 'forgotten', reasonText: null },
    });
    expect(asked.json().current.lock).toBeDefined();

    const statements = [
      sql`update punches set at = at + interval '1 minute' where driver_id = ${driverId} and work_date = ${day}`,
      sql`insert into punches (driver_id, work_date, kind, at, first_at, method)
        values (${driverId}, ${day}, 'clockOut', now(), now(), 'recorder')`,
    ];
    for (const statement of statements) {
      expect(saidBy(await test.db.execute(statement).catch((error: Error) => error))).toContain('is locked');
    }
  });

  it('stays locked for those who have gone to another department since', async () => {
    const { id } = await createDepartment(admin);
    await test.db.update(drivers).set({ departmentId: id }).where(eq(drivers.id, driverId));
    expect((await put('2026-10-20')).json().code).toBe('record.wrong_state');
    await test.db.update(drivers).set({ departmentId: fleet.departmentId }).where(eq(drivers.id, driverId));
  });

  it('takes no punch that a phone sends late', async () => {
    const driver = await logInAs(test, ['driver']);
    await test.db.update(drivers).set({ userId: driver.userId }).where(eq(drivers.id, driverId));
    const late = { id: crypto.randomUUID(), kind: 'clockOut', at: at('14:00', day) };
    const answer = await driver.post('/api/punches', late);
    expect([answer.statusCode, answer.json().current?.lock?.to]).toEqual([409, '2026-10-20']);
  });

  it('is opened by accounting with a reason that stays, and locked again', async () => {
    expect((await labour.post(url('/reopen'), { reason: '退勤漏れ' })).statusCode).toBe(403);
    expect((await accounting.post(url('/reopen'), { reason: ' ' })).statusCode).toBe(400);
    const opened = (await accounting.post(url('/reopen'), { reason: '退勤漏れ' })).json();
    expect(opened).toMatchObject({
      lock: null,
      history: [{ unlockReason: '退勤漏れ', unlockedBy: { id: accounting.userId } }],
    });
    expect((await put('2026-10-20')).statusCode).toBe(200);
    const failure = await test.db
      .execute(sql`update labour_month_locks set unlock_reason = 'x'`)
      .catch((error) => error);
    expect(saidBy(failure)).toContain('stays as it was');
    expect((await admin.post(url('/lock'), {})).json().history).toHaveLength(2);
    const { items } = (await admin.get('/api/audit?entity=labourMonth')).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['create', 'changeStatus', 'create']);
  });

  it('is not locked before it is over, and not seen by those of another department', async () => {
    const answer = await admin.post(url('/lock', '2026-11-25'), {});
    expect([answer.statusCode, answer.json().current.isOver]).toEqual([409, false]);
    const manager = await logInAs(test, ['manager'], { departmentIds: [(await createDepartment(admin)).id] });
    expect((await manager.get(url())).statusCode).toBe(404);
    expect((await admin.get(`/api/labour-months/${crypto.randomUUID()}/${day}`)).statusCode).toBe(404);
  });
});
