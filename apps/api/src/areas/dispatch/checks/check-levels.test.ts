import type { CheckSettingsAnswer } from '@haisha/validation/check-level';
import { checkSettingsSchema } from '@haisha/validation/check-level';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, createGoods, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';

const today = '2026-11-25';
let test: TestApp;
let admin: Browser & { userId: string };
let manager: Browser;
let dispatcher: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  manager = await logInAs(test, ['manager']);
  dispatcher = await logInAs(test, ['dispatcher']);
  fleet = await createFleet(admin);
});
afterAll(() => test.close());

const wanted = { revision: 0, level: 'red', number: null, validFrom: today, reason: '試験' };
const set = (by: Browser, rule: string, body: object) => by.put(`/api/check-levels/${rule}`, { ...wanted, ...body });

async function settings(by: Browser): Promise<CheckSettingsAnswer> {
  const answer = await by.get('/api/check-levels');
  expect(answer.statusCode).toBe(200);
  return checkSettingsSchema.strict().parse(answer.json());
}

describe('the level of a rule', () => {
  it('is set from a day on, kept with who, when and why, and in the audit log', async () => {
    const answer = await set(manager, 'tailLift', { level: 'info' });
    expect(answer.json()).toMatchObject({
      rule: 'tailLift',
      revision: 1,
      level: 'info',
      reason: '試験',
      createdBy: {},
    });
    const later = { revision: 1, level: 'off', validFrom: '2027-01-01' };
    expect((await set(admin, 'tailLift', later)).json()).toMatchObject({
      revision: 2,
      createdBy: { id: admin.userId },
    });
    const { checkLevels } = await settings(dispatcher);
    expect(checkLevels.map(({ level, rule, validFrom }) => [rule, validFrom, level])).toEqual([
      ['tailLift', today, 'info'],
      ['tailLift', '2027-01-01', 'off'],
    ]);
    const { items } = (await admin.get('/api/audit?entity=checkLevel')).json();
    const created = { action: 'create', label: 'テールゲートリフターが要るのにない' };
    expect(items).toMatchObject([created, created]);
  });

  it('is refused to whoever has not seen the last one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => set(manager, 'overfull', {})));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const { code, current } = (await set(admin, 'overfull', {})).json();
    expect([code, current.revision]).toEqual(['version.conflict', 1]);
  });

  it.each([
    ['overweight', { level: 'amber' }, 'level belowLaw'],
    ['inspectionOverdue', { level: 'info' }, 'level belowLaw'],
    ['daysInRow', {}, 'number required'],
    ['daysInRow', { number: 4 }, 'number minValue'],
    ['daysInRow', { number: 25 }, 'number maxValue'],
    ['otherWeekday', { number: 4 }, 'number unknownField'],
    ['otherWeekday', { validFrom: '2026-11-24' }, 'validFrom fromToday'],
    ['otherWeekday', { reason: ' ' }, 'reason required'],
  ])('%s is not %j', async (rule, body, expected) => {
    const answer = await set(manager, rule, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map(({ code, path }: Record<string, string>) => `${path} ${code}`)).toEqual([expected]);
  });

  it('is read by those who plan and changed by those who answer for it', async () => {
    for (const role of ['dispatcher', 'assistant', 'viewer'] as const) {
      const by = await logInAs(test, [role]);
      expect((await by.get('/api/check-levels')).statusCode).toBe(200);
      expect((await set(by, 'otherWeekday', {})).statusCode).toBe(403);
    }
    for (const role of ['driver', 'partner'] as const) {
      expect((await (await logInAs(test, [role])).get('/api/check-levels')).statusCode).toBe(403);
    }
    expect((await set(manager, 'nothing', {})).statusCode).toBe(400);
  });
});

describe('a run', () => {
  const codes = ({ findings }: { findings: { code: string; level: string }[] }) =>
    findings.map(({ code, level }) => `${code} ${level}`);

  it('is judged by what is in force on its day, on the board and by the API', async () => {
    const target = { vehicleId: fleet.vehicles[0].id };
    await createRun(dispatcher, fleet, { target, start: at('5:00'), end: at('8:00') });
    expect((await set(manager, 'vehicleTight', { number: 60, validFrom: runDay })).statusCode).toBe(200);
    const between = { target, driverIds: { driver1Id: null, driver2Id: null }, start: at('8:50'), end: at('10:00') };
    const body = { operationDate: runDay, departmentId: fleet.departmentId, ...between };
    const refused = await dispatcher.post('/api/allocations', body);
    expect(refused.json().code).toBe('allocation.blocked');
    expect(codes(refused.json())).toContain('vehicleTightBetween red');
    const tomorrow = { operationDate: today, start: at('8:50', today), end: at('10:00', today) };
    await createRun(dispatcher, fleet, { target, ...tomorrow, start: at('5:00', today), end: at('8:30', today) });
    const before = (await dispatcher.post('/api/allocations', { ...body, ...tomorrow })).json();
    expect(codes(before).filter((text) => text.startsWith('vehicleTight'))).toEqual([]);
    const query = `date=${runDay}&departmentId=${fleet.departmentId}`;
    const day = (await dispatcher.get(`/api/allocations/day?${query}`)).json();
    expect(day.checkLevels).toContainEqual({
      ...{ rule: 'vehicleTight', revision: 1, validFrom: runDay, level: 'red', number: 60 },
    });
  });

  it('is told when nobody may call the roll, from the hours of its department on', async () => {
    const path = `/api/roll-call-hours/${fleet.departmentId}`;
    const hours = { revision: 0, fromMinutes: 600, toMinutes: 1320, validFrom: runDay, reason: '夜間は不在' };
    expect((await dispatcher.put(path, hours)).statusCode).toBe(403);
    expect((await manager.put(path, { ...hours, toMinutes: 2041 })).json().errors).toMatchObject([
      { path: 'toMinutes', code: 'afterStart' },
    ]);
    expect((await manager.put(path, hours)).statusCode).toBe(200);
    expect((await manager.put(path, hours)).json().code).toBe('version.conflict');
    expect((await settings(dispatcher)).rollCallHours).toMatchObject([{ fromMinutes: 600, toMinutes: 1320 }]);
    const own = { target: { vehicleId: fleet.vehicles[1].id } };
    const run = await createRun(dispatcher, fleet, { ...own, start: at('5:00'), end: at('12:00'), reason: '試験' });
    expect(codes(run)).toContain('noOfficerAtStart amber');
    expect(codes(run)).not.toContain('noOfficerAtEnd amber');
  });

  it('that a delivery company drives lacks what the register of actual carriers needs', async () => {
    const goods = await createGoods(dispatcher, fleet, { weightKg: 1500, goodsName: null });
    const run = await createRun(dispatcher, fleet, {
      target: { deliveryCompanyId: fleet.company.id },
      ...{ start: at('14:00'), end: at('18:00'), reason: '試験' },
      deliveries: [{ id: goods.id, version: goods.version }],
    });
    expect(run.load.goods).toEqual([
      { cargoOwnerId: goods.cargoOwnerId, originId: goods.originId, weightKg: 1500, isNamed: false },
    ]);
    expect(codes(run)).toEqual(expect.arrayContaining(['registerGoodsUnnamed amber', 'priceMissing info']));
  });
});
