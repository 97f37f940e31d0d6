import type { Allocation } from '@haisha/validation/allocation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askRun,
  at,
  codesOf,
  createFleet,
  createGoods,
  createRun,
  type Fleet,
} from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { readHistory } from '../../../../../test/run-truth.ts';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';

let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
let manager: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
  manager = await logInAs(test, ['manager']);
});
afterAll(() => test.close());

const move = (run: Allocation, body: object) => ({ id: run.id, start: run.start, end: run.end, ...body });

describe('states', () => {
  beforeAll(async () => {
    fleet = await createFleet(admin);
  });

  it('take the deliveries along, from the confirmation to the return', async () => {
    const goods = await createGoods(dispatcher, fleet);
    const [driver] = fleet.drivers;
    const planned = await createRun(dispatcher, fleet, {
      driverIds: { driver1Id: driver.id, driver2Id: null },
      deliveries: [{ id: goods.id, version: 1 }],
    });
    const confirmed = (await askRun(dispatcher, planned, 'confirm')).body;
    expect(confirmed).toMatchObject({ status: 'confirmed', confirmedAt: expect.any(String) });
    expect(await statusOf(goods.id)).toBe('confirmed');
    expect((await askRun(dispatcher, confirmed, 'unconfirm', { reason: '組み直し' })).body.code).toBe(
      'permission.denied',
    );
    expect((await askRun(manager, confirmed, 'unconfirm')).body.errors).toEqual([{ path: 'reason', code: 'required' }]);
    const reopened = (await askRun(manager, confirmed, 'unconfirm', { reason: '組み直し' })).body;
    expect([reopened.status, await statusOf(goods.id)]).toEqual(['planned', 'assigned']);
    const again = (await askRun(dispatcher, reopened, 'confirm')).body;
    const departed = (await askRun(dispatcher, again, 'depart')).body;
    expect([departed.status, await statusOf(goods.id)]).toEqual(['departed', 'inTransit']);
    expect(codesOf(departed.findings)).toEqual(['priceMissing', 'departedWithoutCall']);
    const target = { vehicleId: fleet.vehicles[1].id };
    expect((await askRun(dispatcher, departed, 'move', move(departed, { target }))).body.code).toBe(
      'record.wrong_state',
    );
    expect((await askRun(dispatcher, departed, 'return')).body.errors).toEqual([
      { path: 'reason', code: 'openDeliveries' },
    ]);
    await test.db.update(deliveries).set({ operationStatus: 'delivered' }).where(eq(deliveries.id, goods.id));
    expect((await askRun(dispatcher, departed, 'return')).body).toMatchObject({
      status: 'returned',
      actualInAt: expect.any(String),
    });
  });

  it('given by a delivery company hide no price of a delivery from the log', async () => {
    const partner = await logInAs(test, ['partner'], { deliveryCompanyId: fleet.company.id });
    const { id, version } = await createGoods(dispatcher, fleet);
    const target = { deliveryCompanyId: fleet.company.id };
    let run = await createRun(dispatcher, fleet, { target, deliveries: [{ id, version }] });
    const steps = { request: dispatcher, accept: partner, confirm: dispatcher, depart: partner };
    for (const [name, by] of Object.entries(steps)) run = (await askRun(by, run, name, { reason: '試験' })).body;
    const last = (await readHistory(test)).findLast(({ entityId }) => entityId === id);
    expect([run.status, last?.after.operationStatus]).toEqual(['departed', 'inTransit']);
    expect(last?.before?.price).toEqual(last?.after.price);
  });

  it('do not confirm a run without its driver', async () => {
    const run = await createRun(dispatcher, fleet, { start: at('13:00'), end: at('14:00') });
    const answer = await askRun(dispatcher, run, 'confirm');
    expect([answer.body.code, codesOf(answer.body.findings)]).toEqual(['allocation.blocked', ['driverMissing']]);
  });

  it('let a cancelled run go, with its deliveries left over again', async () => {
    const goods = await createGoods(dispatcher, fleet);
    const run = await createRun(dispatcher, fleet, {
      ...{ start: at('15:00'), end: at('16:00') },
      deliveries: [{ id: goods.id, version: 1 }],
    });
    const cancelled = (await askRun(dispatcher, run, 'cancel', { reason: '休配' })).body;
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: '休配', load: { count: 0 } });
    expect(await statusOf(goods.id)).toBe('open');
    expect((await createRun(dispatcher, fleet, { start: at('15:00'), end: at('16:00') })).status).toBe('planned');
  });

  it('of many are confirmed at once, each for itself', async () => {
    const [, driver] = fleet.drivers;
    const ready = await createRun(dispatcher, fleet, {
      ...{ start: at('17:00'), end: at('18:00') },
      driverIds: { driver1Id: driver.id, driver2Id: null },
    });
    const empty = await createRun(dispatcher, fleet, { start: at('19:00'), end: at('20:00') });
    const runs = [ready, empty, { id: ready.id, version: 99 }].map(({ id, version }) => ({ id, version }));
    const { rows } = (await dispatcher.post('/api/allocations/confirm', { allocations: runs })).json();
    expect(rows).toMatchObject([
      { id: ready.id, outcome: 'confirmed', allocation: { status: 'confirmed' } },
      { id: empty.id, outcome: 'blocked', findings: [{ code: 'driverMissing' }] },
      { id: ready.id, outcome: 'outdated' },
    ]);
  });
});

async function statusOf(id: string): Promise<string | undefined> {
  const [row] = await test.db
    .select({ status: deliveries.operationStatus })
    .from(deliveries)
    .where(eq(deliveries.id, id));
  return row?.status;
}
