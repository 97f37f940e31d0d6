import { randomUUID } from 'node:crypto';
import { readPdf } from '@haisha/documents/read-pdf';
import type { Allocation } from '@haisha/validation/allocation';
import type { DepartureBoard } from '@haisha/validation/departure-board';
import { departureBoardSchema } from '@haisha/validation/departure-board';
import { rollCallSchema } from '@haisha/validation/roll-call';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRun, at, codesOf, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDriver } from '../../../../test/masters.ts';
import { rollCallBody } from '../../../../test/roll-calls.ts';
import { driverLeaves } from '../../../db/schema/attendance/driver-leaves.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';

let test: TestApp;
let admin: Browser;
let manager: Browser;
let assistant: Browser;
let fleet: Fleet;
let run: Allocation;
beforeAll(async () => {
  test = await buildTestApp({}, { at: at('7:50') });
  admin = await logInAs(test, ['admin']);
  manager = await logInAs(test, ['manager']);
  assistant = await logInAs(test, ['assistant']);
  fleet = await createFleet(admin);
});
afterAll(() => test.close());

const callOf = (driver: number, more: object = {}) =>
  rollCallBody(fleet.drivers[driver]?.id ?? '', { date: runDay, at: at('7:45'), ...more });
const errorsOf = (answer: { json: () => { errors?: { path: string; code: string }[] } }) =>
  answer.json().errors?.map(({ path, code }) => `${path} ${code}`);

async function boardFor(by: Browser): Promise<DepartureBoard> {
  const answer = await by.get(`/api/departure-board?date=${runDay}&departmentId=${fleet.departmentId}`);
  expect(answer.statusCode).toBe(200);
  return departureBoardSchema.strict().parse(answer.json());
}
const rowOf = async (by: Browser, driver: number) =>
  (await boardFor(by)).rows.find((row) => row.driver.id === fleet.drivers[driver]?.id);

async function confirmedRun(driver: number, vehicle: number, from: string, to: string) {
  const run = await createRun(manager, fleet, {
    ...{ target: { vehicleId: fleet.vehicles[vehicle]?.id ?? '' }, start: at(from), end: at(to) },
    driverIds: { driver1Id: fleet.drivers[driver]?.id ?? null, driver2Id: null },
  });
  return (await askRun(manager, run, 'confirm')).body;
}

describe('a roll call', () => {
  it('is recorded once, with who held it and the vehicle of the day, and stays as it was', async () => {
    run = await confirmedRun(0, 0, '8:00', '12:00');
    const call = callOf(0, { instruction: '工事あり' });
    const answers = await Promise.all([1, 2, 3].map(() => assistant.post('/api/roll-calls', call)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const recorded = rollCallSchema.parse(answers[0]?.json());
    expect(recorded).toMatchObject({ ...call, vehicleCode: run.vehicleCode });
    expect((await rowOf(manager, 0))?.calls).toHaveLength(1);
    expect((await assistant.post('/api/roll-calls', { ...call, note: '別の話' })).statusCode).toBe(422);
    expect((await manager.post('/api/roll-calls', call)).statusCode).toBe(422);
    await expect(test.db.execute(sql`update roll_calls set result = 'refused'`)).rejects.toThrow();
    await expect(test.db.execute(sql`delete from roll_calls`)).rejects.toThrow();
  });

  it('is in the audit log without alcohol and health', async () => {
    const { items } = (await admin.get('/api/audit?entity=rollCall')).json();
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toMatch(/alcohol|isHealthy/);
  });

  it.each([
    ['ahead of the clock', { at: at('7:56') }, 'at notAhead'],
    ['passed with alcohol', { alcohol: 0.01 }, 'result mayNotDrive'],
    ['passed ill', { isHealthy: false, healthNote: '発熱' }, 'result mayNotDrive'],
    ['by telephone without a reason', { method: 'phone' }, 'methodReason required'],
    ['without a detector and without a reason', { usedDetector: false, alcohol: null }, 'methodReason required'],
    ['without health', { isHealthy: null }, 'isHealthy required'],
    ['without the inspection', { isVehicleSound: null }, 'isVehicleSound required'],
    ['without the value of the detector', { alcohol: null }, 'alcohol required'],
    ['of nobody', { driverId: randomUUID() }, 'driverId invalid'],
  ])('%s is refused', async (_, more, expected) => {
    const answer = await manager.post('/api/roll-calls', callOf(1, more));
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, [expected]]);
  });

  it('after duty asks neither for health nor for the inspection', async () => {
    const after = { kind: 'after', isHealthy: null, isVehicleSound: null, condition: '異常なし' };
    expect((await manager.post('/api/roll-calls', callOf(1, after))).statusCode).toBe(200);
  });

  it.each(['dispatcher', 'viewer', 'accounting', 'labour', 'driver', 'partner'] as const)(
    'is not held by %s',
    async (role) => {
      const by = await logInAs(test, [role]);
      expect((await by.post('/api/roll-calls', callOf(1))).statusCode).toBe(403);
    },
  );
});

describe('the departure', () => {
  it('passes after a call without a finding, and is impossible once it was refused', async () => {
    const departed = await askRun(manager, run, 'depart');
    expect([departed.status, codesOf(departed.body.findings)]).toEqual([200, []]);
    const without = await confirmedRun(1, 1, '8:00', '9:00');
    const refused = callOf(1, { result: 'refused', alcohol: 0.15 });
    expect((await manager.post('/api/roll-calls', refused)).statusCode).toBe(200);
    const answer = await askRun(manager, without, 'depart');
    expect([answer.status, answer.body.code]).toEqual([409, 'allocation.call_refused']);
    expect((await manager.post('/api/roll-calls', callOf(1, { at: at('7:48') }))).statusCode).toBe(200);
    expect((await askRun(manager, without, 'depart')).status).toBe(200);
  });
});

describe('the morning board', () => {
  it('shows what was planned, called and driven', async () => {
    const row = await rowOf(manager, 1);
    expect(row).toMatchObject({
      runs: [{ status: 'departed' }],
      clockInAt: null,
      leaveGarageAt: expect.any(String),
      calls: [{ kind: 'after' }, { result: 'refused', alcohol: 0.15, hasAlcohol: true }, { result: 'passed' }],
    });
  });

  it('tells alcohol to those alone who hold calls, and a refusal to those who plan as well', async () => {
    const told = async (role: 'dispatcher' | 'viewer' | 'labour') => {
      const row = await rowOf(await logInAs(test, [role]), 1);
      expect(row?.calls.every(({ alcohol, hasAlcohol }) => alcohol === null && !hasAlcohol)).toBe(true);
      return row?.calls.map(({ result }) => result).toSorted();
    };
    expect(await told('dispatcher')).toEqual(['passed', 'passed', 'refused']);
    for (const role of ['viewer', 'labour'] as const) expect(await told(role)).toEqual(['passed']);
    for (const role of ['driver', 'partner', 'accounting'] as const) {
      const by = await logInAs(test, [role]);
      const path = `/api/departure-board?date=${runDay}&departmentId=${fleet.departmentId}`;
      expect((await by.get(path)).statusCode).toBe(403);
    }
  });

  it('says why somebody is away to those who plan, and only that they are to others', async () => {
    const [driver] = fleet.drivers;
    await test.db.insert(driverLeaves).values({ driverId: driver.id, kind: 'sick', fromDate: runDay, toDate: runDay });
    expect((await rowOf(assistant, 0))?.leave).toEqual({ kind: 'sick' });
    expect((await rowOf(await logInAs(test, ['labour']), 0))?.leave).toEqual({ kind: 'sick' });
    expect((await rowOf(await logInAs(test, ['viewer']), 0))?.leave).toEqual({ kind: null });
  });

  it('leaves out who only helps, and goes on with a second shift', async () => {
    const [driverId, helper] = [fleet.drivers[0].id, await createDriver(admin)];
    await test.db.insert(allocationCrew).values({
      ...{ allocationId: run.id, driverId: helper.id, role: 'helper' },
      during: { start: at('8:00'), end: at('12:00') },
    });
    expect((await boardFor(manager)).rows.map((row) => row.driver.id)).not.toContain(helper.id);
    const punch = (kind: 'clockIn' | 'clockOut' | 'leaveGarage' | 'returnGarage', time: string) => ({
      ...{ driverId, workDate: runDay, kind, at: at(time), firstAt: at(time), method: 'recorder' as const },
    });
    const first = [punch('clockIn', '1:00'), punch('leaveGarage', '1:20'), punch('returnGarage', '3:00')];
    await test.db.insert(punches).values([...first, punch('clockOut', '3:20')]);
    expect(await rowOf(manager, 0)).toMatchObject({ clockOutAt: at('3:20'), returnGarageAt: at('3:00') });
    await test.db.insert(punches).values([punch('clockIn', '7:30'), punch('leaveGarage', '7:40')]);
    expect(await rowOf(manager, 0)).toMatchObject({ clockOutAt: null, returnGarageAt: null });
  });
});

describe('the call book', () => {
  const bookPath = (query = '') =>
    `/api/roll-calls/book?departmentId=${fleet.departmentId}&from=${runDay}&to=${runDay}${query}`;
  async function bookFor(by: Browser, query = ''): Promise<string> {
    const answer = await by.get(bookPath(query));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    return (await readPdf(answer.rawPayload)).map(({ text }) => text).join('\n');
  }

  it('has what the law wants of each call, in both languages, and who held too few', async () => {
    const japanese = await bookFor(assistant);
    for (const said of [
      '点呼記録簿',
      '業務前点呼',
      '対面',
      'あり 0.15',
      '不可',
      '工事あり',
      '業務後点呼',
      '異常なし',
    ]) {
      expect(japanese).toContain(said);
    }
    expect(japanese).toContain(run.crew[0]?.driverName);
    expect(japanese).toMatch(/運行管理者によるもの \d 回|3分の1に足りません/);
    expect(await bookFor(assistant, '&locale=en')).toContain('Roll-call book');
  });

  it('is empty where nobody was called, and has at most a month', async () => {
    const other = bookPath().replaceAll(runDay, '2026-01-05');
    const pages = await readPdf((await manager.get(other)).rawPayload);
    expect(pages[0]?.text).toContain('この期間の点呼の記録はありません');
    const tooLong = bookPath().replace(`from=${runDay}`, 'from=2026-10-01');
    expect(errorsOf(await manager.get(tooLong))).toEqual(['to invalid']);
  });

  it('shows a driver no calls of others, and is for nobody else', async () => {
    expect(await bookFor(await logInAs(test, ['driver']))).toContain('この期間の点呼の記録はありません');
    for (const role of ['dispatcher', 'viewer', 'accounting', 'partner'] as const) {
      expect((await (await logInAs(test, [role])).get(bookPath())).statusCode).toBe(403);
    }
  });
});
