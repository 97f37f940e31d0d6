import type { Allocation } from '@haisha/validation/allocation';
import type { Notification } from '@haisha/validation/notification';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  agreeFees,
  askRun,
  at,
  createFleet,
  createGoods,
  createRequest,
  createRun,
  type Fleet,
  runDay,
} from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createDeliveryCompany, createDepartment } from '../../../../../test/masters.ts';
import { users } from '../../../../db/schema/identity/users.ts';
import { drivers } from '../../../../db/schema/masters/drivers.ts';
import { notifications } from '../../../../db/schema/services/notifications.ts';

type Person = Browser & { userId: string };

let test: TestApp;
let people: Record<
  | 'admin'
  | 'manager'
  | 'dispatcher'
  | 'colleague'
  | 'elsewhere'
  | 'viewer'
  | 'partner'
  | 'leftPartner'
  | 'rival'
  | 'driver1'
  | 'driver2',
  Person
>;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  const admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
  const { id: deliveryCompanyId } = fleet.company;
  const here = { departmentIds: [fleet.departmentId] };
  const [driver1, driver2] = [await logInAs(test, ['driver']), await logInAs(test, ['driver'])];
  people = {
    ...{ admin, driver1, driver2 },
    manager: await logInAs(test, ['manager'], here),
    dispatcher: await logInAs(test, ['dispatcher'], here),
    colleague: await logInAs(test, ['dispatcher'], here),
    elsewhere: await logInAs(test, ['dispatcher'], { departmentIds: [(await createDepartment(admin)).id] }),
    viewer: await logInAs(test, ['viewer']),
    partner: await logInAs(test, ['partner'], { deliveryCompanyId }),
    leftPartner: await logInAs(test, ['partner'], { deliveryCompanyId }),
    rival: await logInAs(test, ['partner'], { deliveryCompanyId: (await createDeliveryCompany(admin)).id }),
  };
  const archivedAt = '2026-11-24T00:00:00Z';
  await test.db.update(users).set({ archivedAt }).where(eq(users.id, people.leftPartner.userId));
  for (const [index, { id }] of fleet.drivers.entries()) {
    const userId = [driver1, driver2][index]?.userId;
    await test.db.update(drivers).set({ userId }).where(eq(drivers.id, id));
  }
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(notifications);
});

/** Who was told what since it was asked last. */
async function told(): Promise<string[]> {
  const rows = await test.db.delete(notifications).returning();
  const nameOf = (userId: string) => Object.entries(people).find(([, one]) => one.userId === userId)?.[0];
  return rows.map(({ kind, userId }) => `${nameOf(userId)} ${kind}`).toSorted();
}

async function onlyNotice(by: Browser): Promise<Notification> {
  const { items, total } = (await by.get('/api/notifications')).json();
  expect(total).toBe(1);
  return items[0];
}

const say = async (by: keyof typeof people, run: Allocation, name: string, body: object = {}) => {
  const answer = await askRun(people[by], run, name, body);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body as Allocation;
};

describe('a delivery company', () => {
  it('hears that a run is asked of it: which, when, where, and nothing of people', async () => {
    const goods = await createGoods(people.dispatcher, fleet);
    const run = await createRequest(people.dispatcher, fleet, {
      ...{ start: at('22:30'), end: at('26:00') },
      deliveries: [{ id: goods.id, version: goods.version }],
    });
    const { kind, link, params } = await onlyNotice(people.partner);
    const [first, last] = run.stops;
    expect([kind, link]).toEqual(['runRequested', '/vehicle-allocation']);
    expect(params).toEqual({
      ...{ number: run.number, date: runDay, time: '22:30' },
      ...{ from: first?.placeName, to: last?.placeName },
      ...(first?.placeNameEn && { fromEn: first.placeNameEn }),
      ...(last?.placeNameEn && { toEn: last.placeNameEn }),
    });
    expect(await told()).toEqual(['partner runRequested']);
  });

  it('hears that it is withdrawn, before and after the answer', async () => {
    const run = await createRequest(people.dispatcher, fleet);
    await told();
    const planned = await say('dispatcher', run, 'withdraw');
    expect(await told()).toEqual(['partner runWithdrawn']);
    const accepted = await say('partner', await say('dispatcher', planned, 'request'), 'accept');
    await told();
    await say('dispatcher', accepted, 'withdraw', { reason: '荷主の都合' });
    expect(await told()).toEqual(['partner runWithdrawn']);
  });

  it('hears of changes once it has accepted, those of its fees too, and of nothing that changes nothing for it', async () => {
    const run = await createRequest(people.dispatcher, fleet, { start: at('8:00'), end: at('12:00') });
    await told();
    const target = { deliveryCompanyId: fleet.company.id };
    const move = (row: Allocation, start: string) => ({ id: row.id, target, start: at(start), end: row.end });
    const earlier = await say('dispatcher', run, 'move', move(run, '7:00'));
    expect(await told()).toEqual([]);
    const accepted = await say('partner', earlier, 'accept');
    await told();
    const moved = await say('dispatcher', accepted, 'move', move(accepted, '7:30'));
    expect(await told()).toEqual(['partner runChanged']);
    const same = await say('dispatcher', moved, 'move', move(moved, '7:30'));
    expect(await told()).toEqual([]);
    const priced = await agreeFees(people.dispatcher, same, { hiredFeeYen: 47_000, reason: '増便' });
    expect([priced.status, await told()]).toEqual([200, ['partner runChanged']]);
    const goods = await createGoods(people.dispatcher, fleet);
    await people.dispatcher.post('/api/allocations/place', {
      ...{ allocationId: run.id, deliveries: [{ id: goods.id, version: goods.version }], reason: '追加' },
    });
    expect(await told()).toEqual(['partner runChanged']);
  });

  it('hears that a run is cancelled, and not of one that it was never asked for', async () => {
    const run = await createRequest(people.dispatcher, fleet);
    await told();
    await say('manager', run, 'cancel', { reason: '休配' });
    expect(await told()).toEqual(['partner runCancelled']);
    const target = { deliveryCompanyId: fleet.company.id };
    const planned = await createRun(people.dispatcher, fleet, { target });
    await say('dispatcher', planned, 'cancel', { reason: '休配' });
    expect(await told()).toEqual([]);
  });

  it('hears that it is confirmed, and that this is taken back as that it is asked no more', async () => {
    const run = await createRequest(people.dispatcher, fleet);
    const accepted = await say('partner', run, 'accept');
    await told();
    const confirmed = await say('dispatcher', accepted, 'confirm');
    expect(await told()).toEqual(['partner runConfirmed']);
    await say('manager', confirmed, 'unconfirm', { reason: '組み直し' });
    expect(await told()).toEqual(['partner runWithdrawn']);
  });
});

describe('the dispatchers of the centre', () => {
  it('hear what a delivery company answers, with its name and the way to the run', async () => {
    const run = await createRequest(people.dispatcher, fleet);
    await told();
    await say('partner', run, 'accept');
    const { link, params } = await onlyNotice(people.colleague);
    expect(link).toBe(`/vehicle-allocation/edit/${run.id}`);
    expect(params).toMatchObject({ number: run.number, company: fleet.company.name });
    expect(await told()).toEqual(['colleague runAccepted', 'dispatcher runAccepted']);
    const other = await createRequest(people.dispatcher, fleet);
    await told();
    await say('partner', other, 'decline', { reason: '車両なし' });
    expect(await told()).toEqual(['colleague runDeclined', 'dispatcher runDeclined']);
  });

  it('hear what a colleague answers for one on the telephone, but not what they answered themselves', async () => {
    const run = await createRequest(people.dispatcher, fleet);
    await told();
    await say('dispatcher', run, 'accept');
    expect(await told()).toEqual(['colleague runAccepted']);
  });
});

describe('drivers', () => {
  async function confirmedRun(hours: [string, string], driver = 0, vehicle = 0): Promise<Allocation> {
    const run = await createRun(people.dispatcher, fleet, {
      ...{ start: at(hours[0]), end: at(hours[1]), target: { vehicleId: fleet.vehicles[vehicle]?.id ?? '' } },
      driverIds: { driver1Id: fleet.drivers[driver]?.id ?? null, driver2Id: null },
    });
    const confirmed = await say('dispatcher', run, 'confirm');
    expect(await told()).toEqual([`driver${driver + 1} runConfirmed`]);
    return confirmed;
  }
  const moveTo = (run: Allocation, start: string) => ({
    ...{ id: run.id, target: { vehicleId: run.vehicleId }, start: at(start), end: run.end },
  });

  it('hear that their run is confirmed, and that it changes after that, with the way to it', async () => {
    const target = { vehicleId: fleet.vehicles[0].id };
    const driverIds = { driver1Id: fleet.drivers[0].id, driver2Id: null };
    const planned = await createRun(people.dispatcher, fleet, {
      target,
      driverIds,
      start: at('4:00'),
      end: at('5:00'),
    });
    const moved = await say('dispatcher', planned, 'move', moveTo(planned, '4:10'));
    expect(await told()).toEqual([]);
    const confirmed = await say('dispatcher', moved, 'confirm');
    expect((await onlyNotice(people.driver1)).link).toBe(`/vehicle-allocation/edit/${planned.id}`);
    expect(await told()).toEqual(['driver1 runConfirmed']);
    await say('dispatcher', confirmed, 'move', moveTo(confirmed, '4:20'));
    expect(await onlyNotice(people.driver1)).toMatchObject({
      ...{ kind: 'runChanged', link: `/vehicle-allocation/edit/${planned.id}` },
      params: { number: planned.number, date: runDay, time: '4:20' },
    });
    expect(await told()).toEqual(['driver1 runChanged']);
  });

  it('hear that they are taken off it, put on it, and exchanged with others', async () => {
    const run = await confirmedRun(['6:00', '7:00']);
    await say('dispatcher', run, 'crew', { driver1Id: fleet.drivers[1].id, driver2Id: null });
    expect((await onlyNotice(people.driver1)).link).toBe(`/vehicle-allocation?date=${runDay}`);
    expect(await told()).toEqual(['driver1 runReleased', 'driver2 runAssigned']);
    const [first, second] = [await confirmedRun(['8:00', '9:00'], 0, 0), await confirmedRun(['8:00', '9:00'], 1, 1)];
    const pair = [first, second].map(({ id, version }) => ({ id, version }));
    const swap = { first: pair[0], second: pair[1], what: 'driver' };
    expect((await people.dispatcher.post('/api/allocations/swap', swap)).statusCode).toBe(200);
    expect(await told()).toEqual([
      ...['driver1 runAssigned', 'driver1 runReleased', 'driver2 runAssigned', 'driver2 runReleased'],
    ]);
  });

  it('hear that it is cancelled, or planned anew', async () => {
    const run = await confirmedRun(['10:00', '11:00']);
    await say('manager', run, 'unconfirm', { reason: '組み直し' });
    expect(await told()).toEqual(['driver1 runReopened']);
    const other = await confirmedRun(['12:00', '13:00'], 1);
    await say('dispatcher', other, 'cancel', { reason: '休配' });
    expect(await told()).toEqual(['driver2 runCancelled']);
  });

  it('hear nothing of their own steps', async () => {
    const run = await confirmedRun(['14:00', '15:00']);
    const seen = await say('driver1', run, 'acknowledge');
    await say('driver1', seen, 'depart');
    expect(await told()).toEqual([]);
  });
});

it('nobody hears of a command that is refused', async () => {
  const run = await createRequest(people.dispatcher, fleet);
  await told();
  expect((await askRun(people.dispatcher, run, 'withdraw')).status).toBe(200);
  await told();
  expect((await askRun(people.dispatcher, run, 'withdraw')).status).toBe(409);
  expect(await told()).toEqual([]);
});
