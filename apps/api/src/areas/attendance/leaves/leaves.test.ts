import { type LeaveRegister, leaveListSchema, leaveRegisterSchema, leaveSchema } from '@haisha/validation/leave';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { leaveBody } from '../../../../test/leave-rows.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser;
let manager: Browser;
let driver: Browser & { userId: string };
let driverId: string;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
  manager = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
  driver = await logInAs(test, ['driver']);
  driverId = fleet.drivers[0].id;
  await test.db.update(drivers).set({ userId: driver.userId, hiredDate: '2025-04-01' }).where(eq(drivers.id, driverId));
});
afterAll(() => test.close());

const day = (fromDate: string, more: object = {}) => leaveBody({ fromDate, toDate: fromDate, ...more });
const errorsOf = (answer: { json: () => { errors?: { path: string; code: string }[] } }) =>
  answer.json().errors?.map(({ path, code }) => `${path} ${code}`);
const listed = async (by: Browser, query = 'from=2026-11-01&to=2027-03-31') =>
  leaveListSchema.strict().parse((await by.get(`/api/leaves?${query}`)).json()).items;
const asked = async (body: object) => leaveSchema.parse((await driver.post('/api/leaves/request', body)).json());
const decide = (by: Browser, { id, version }: { id: string; version: number }, command: string, reason?: string) =>
  by.post(`/api/leaves/${id}/${command}`, { version, ...(reason && { reason }) });
const boardLeave = async () => {
  const query = `date=${runDay}&departmentId=${fleet.departmentId}`;
  const board = (await manager.get(`/api/allocations/day?${query}`)).json();
  return board.drivers.find(({ id }: { id: string }) => id === driverId).leave;
};
const departureLeave = async () => {
  const board = (await manager.get(`/api/departure-board?date=${runDay}&departmentId=${fleet.departmentId}`)).json();
  return board.rows.find((row: { driver: { id: string } }) => row.driver.id === driverId).leave;
};

describe('a leave that a driver asks for', () => {
  it('waits for the office, names the run that it meets, and is on the boards once it is approved', async () => {
    const target = { vehicleId: fleet.vehicles[0].id };
    const driverIds = { driver1Id: driverId, driver2Id: null };
    const run = await createRun(admin, fleet, { target, driverIds, start: at('5:00'), end: at('8:00') });
    const leave = await asked(day(runDay));
    expect(leave).toMatchObject({ status: 'requested', runs: [{ id: run.id, date: runDay }], note: '私用' });
    expect([await boardLeave(), await departureLeave()]).toEqual([[], null]);
    const { items } = (await manager.get('/api/notifications')).json();
    expect(items[0]).toMatchObject({ kind: 'leaveRequested', params: { date: runDay, until: runDay } });
    const approved = await decide(manager, leave, 'approve');
    expect(approved.json()).toMatchObject({ status: 'approved', version: 2 });
    expect([await boardLeave(), await departureLeave()]).toEqual([
      [{ day: runDay, kind: 'paid', part: 'day' }],
      { kind: 'paid' },
    ]);
    expect((await driver.get('/api/notifications')).json().items[0].kind).toBe('leaveApproved');
    const cancelled = await decide(manager, approved.json(), 'cancel');
    expect(errorsOf(cancelled)).toEqual(['reason required']);
    expect((await decide(manager, approved.json(), 'cancel', '人員不足')).json().status).toBe('withdrawn');
    expect([await boardLeave(), await departureLeave()]).toEqual([[], null]);
  });

  it('is refused with a reason alone, and then stays as it is', async () => {
    const leave = await asked(day('2026-12-01'));
    expect(errorsOf(await decide(manager, leave, 'refuse'))).toEqual(['reason required']);
    const refused = (await decide(manager, leave, 'refuse', '繁忙日')).json();
    expect(refused).toMatchObject({ status: 'refused', decisionReason: '繁忙日' });
    expect((await decide(manager, refused, 'approve')).json().code).toBe('record.wrong_state');
    expect((await decide(manager, leave, 'approve')).json().code).toBe('version.conflict');
  });

  it('is taken back by the driver as long as nobody decided', async () => {
    const leave = await asked(day('2026-12-02'));
    expect((await decide(manager, leave, 'withdraw')).statusCode).toBe(403);
    expect((await decide(driver, leave, 'withdraw')).json().status).toBe('withdrawn');
    const [again] = await Promise.all([asked(day('2026-12-02'))]);
    await decide(manager, again, 'approve');
    expect((await decide(driver, { ...again, version: 2 }, 'withdraw')).json().code).toBe('record.wrong_state');
  });

  it.each([
    ['of days gone by', day('2026-11-24'), 'fromDate fromToday'],
    ['that ends before it begins', day('2026-12-10', { toDate: '2026-12-09' }), 'toDate notBeforeFrom'],
    ['of half a day on two days', day('2026-12-10', { toDate: '2026-12-11', part: 'am' }), 'toDate oneDay'],
    ['of more paid days than anybody has', day('2026-12-10', { toDate: '2027-01-20' }), 'toDate maxDays'],
    ['of days that are asked for already', day('2026-12-02'), 'fromDate overlapsLeave'],
  ])('%s is refused', async (_, body, expected) => {
    const answer = await driver.post('/api/leaves/request', body);
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, [expected]]);
  });

  it('may be two halves of a day, and not three', async () => {
    const halves = ['am', 'pm', 'am'].map(
      (part) => () => driver.post('/api/leaves/request', day('2026-12-16', { part })),
    );
    const statuses: number[] = [];
    for (const ask of halves) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([201, 201, 400]);
  });

  it('is stored once however many ask at a time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => driver.post('/api/leaves/request', day('2026-12-20'))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400]);
  });
});

describe('a leave that the office enters', () => {
  it('is approved at once, also of days gone by, and in the log without why', async () => {
    const body = { driverId, ...day('2026-11-20', { kind: 'sick', note: '発熱' }) };
    expect((await manager.post('/api/leaves', body)).json()).toMatchObject({ status: 'approved', kind: 'sick' });
    const { items } = (await admin.get('/api/audit?entity=leave')).json();
    expect(items.length).toBeGreaterThan(0);
    expect(JSON.stringify(items)).not.toMatch(/発熱|sick/);
  });

  it('is of a driver within reach who has not left', async () => {
    const { id } = await createDepartment(admin);
    const other = await createDriver(admin, { departmentId: id });
    expect(errorsOf(await manager.post('/api/leaves', { driverId: other.id, ...day('2026-12-01') }))).toEqual([
      'driverId chooseRecord',
    ]);
    await test.db.update(drivers).set({ leftDate: '2026-11-30' }).where(eq(drivers.id, other.id));
    expect(errorsOf(await admin.post('/api/leaves', { driverId: other.id, ...day('2026-12-01') }))).toEqual([
      'toDate hasLeft',
    ]);
  });
});

describe('who sees what', () => {
  it('shows why to those alone who may know, and requests to them', async () => {
    for (const role of ['dispatcher', 'assistant', 'viewer'] as const) {
      const seen = await listed(await logInAs(test, [role]));
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.every(({ kind, note, status }) => kind === null && note === null && status === 'approved')).toBe(
        true,
      );
    }
    const all = await listed(await logInAs(test, ['labour']));
    expect(all.map(({ kind }) => kind)).toContain('sick');
    expect(all.map(({ status }) => status)).toContain('requested');
  });

  it('shows a driver their own alone, and a manager those of the centre', async () => {
    const { id } = await createDepartment(admin);
    const other = await createDriver(admin, { departmentId: id });
    await admin.post('/api/leaves', { driverId: other.id, ...day('2026-12-01', { kind: 'special' }) });
    for (const by of [driver, manager]) {
      expect((await listed(by)).every((leave) => leave.departmentId === fleet.departmentId)).toBe(true);
    }
    const sister = await logInAs(test, ['driver']);
    expect(await listed(sister)).toEqual([]);
    expect((await sister.post('/api/leaves/request', day('2026-12-01'))).statusCode).toBe(403);
  });

  it.each(['accounting', 'partner'] as const)('%s sees none', async (role) => {
    const by = await logInAs(test, [role]);
    expect((await by.get('/api/leaves?from=2026-11-01&to=2026-11-30')).statusCode).toBe(403);
  });
});

describe('the register of paid leave', () => {
  const registerFor = async (by: Browser): Promise<LeaveRegister> =>
    leaveRegisterSchema.strict().parse((await by.get('/api/leaves/register?date=2026-11-25')).json());

  it('counts grants, days and halves of what was approved, and blames no year before the records', async () => {
    await manager.post('/api/leaves', { driverId, ...day('2026-10-05', { part: 'pm' }) });
    const { drivers: found, since } = await registerFor(driver);
    const [own] = found;
    expect(since).toBe('2026-10-05');
    expect(own).toMatchObject({
      id: driverId,
      grants: [
        { date: '2025-10-01', days: 10, taken: 1.5, left: 8.5 },
        { date: '2026-10-01', days: 11, taken: 0, left: 11 },
      ],
      left: 19.5,
      overdrawn: 0,
      next: { date: '2027-10-01', days: 12 },
      taken: [
        { day: '2026-10-05', days: 0.5, part: 'pm' },
        { day: '2026-12-02', days: 1, part: 'day' },
      ],
    });
    expect(own?.years.map(({ missing, state }) => `${missing} ${state}`)).toEqual(['3.5 open']);
  });

  it('is for those alone who may know', async () => {
    expect((await registerFor(manager)).drivers.length).toBeGreaterThan(1);
    const paper = await manager.get('/api/leaves/register/paper?date=2026-11-25&locale=en');
    expect([paper.headers['content-type'], paper.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    for (const role of ['dispatcher', 'assistant', 'viewer', 'accounting', 'partner'] as const) {
      const by = await logInAs(test, [role]);
      expect((await by.get('/api/leaves/register?date=2026-11-25')).statusCode).toBe(403);
    }
  });
});
