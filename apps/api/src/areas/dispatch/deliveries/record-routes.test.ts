import type { Delivery, DeliveryInput } from '@haisha/validation/delivery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDelivery, createPlaces, deliveryBody } from '../../../../test/deliveries.ts';
import { createDestination, createDriver, newCode } from '../../../../test/masters.ts';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
let viewer: Browser;
let places: Awaited<ReturnType<typeof createPlaces>>;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
  viewer = await logInAs(test, ['viewer']);
  places = await createPlaces(admin);
});
afterAll(() => test.close());

const create = (values: Partial<DeliveryInput> = {}) => createDelivery(dispatcher, { ...places, ...values });

async function command(by: Browser, { id, version }: Delivery, name: string, body: object = {}) {
  return await by.post(`/api/deliveries/${id}/${name}`, { version, ...body });
}

async function put(status: Delivery['operationStatus'], values: object = {}): Promise<Delivery> {
  const made = await create({ quantity: 10, weightKg: 100.5 });
  await test.db
    .update(deliveries)
    .set({ operationStatus: status, ...values })
    .where(eq(deliveries.id, made.id));
  return { ...made, operationStatus: status };
}

describe('a delivery', () => {
  it('is numbered within its day, billed to the customer of its owner, and open', async () => {
    const [one, other] = [await create({ operationDate: '2026-12-01' }), await create({ operationDate: '2026-12-01' })];
    expect([one.number, other.number]).toEqual(['D20261201-0001', 'D20261201-0002']);
    expect(one).toMatchObject({
      operationStatus: 'open',
      priceStatus: 'undecided',
      billingStatus: 'unbilled',
      salesDate: '2026-12-01',
      customerName: '株式会社こもれび市場',
      isDraft: false,
    });
    expect((await viewer.get(`/api/deliveries/${one.id}`)).json()).toEqual({ ...one, price: null });
  });

  it('is refused with archived or missing places, each named', async () => {
    const store = await createDestination(admin, { cargoOwnerId: places.cargoOwnerId });
    await admin.post(`/api/destinations/${store.id}/archive`, { version: 1 });
    const answer = await dispatcher.post(
      '/api/deliveries',
      deliveryBody({ ...places, destinationId: store.id, courseId: crypto.randomUUID() }),
    );
    expect(answer.json().errors).toEqual([
      { path: 'courseId', code: 'invalid' },
      { path: 'destinationId', code: 'archived' },
    ]);
  });

  it('keeps the slip number of its owner to itself, until it is archived', async () => {
    const slipNumber = newCode('S');
    const first = await create({ slipNumber });
    const answer = await dispatcher.post('/api/deliveries', deliveryBody({ ...places, slipNumber }));
    expect([answer.statusCode, answer.json().errors]).toEqual([409, [{ path: 'slipNumber', code: 'taken' }]]);
    await dispatcher.post(`/api/deliveries/${first.id}/archive`, { version: 1 });
    expect((await create({ slipNumber })).slipNumber).toBe(slipNumber);
  });

  it('keeps its store from being archived until it is delivered', async () => {
    const store = await createDestination(admin, { cargoOwnerId: places.cargoOwnerId });
    const made = await create({ destinationId: store.id });
    const archive = () => admin.post(`/api/destinations/${store.id}/archive`, { version: 1 });
    expect((await archive()).json()).toMatchObject({
      code: 'record.in_use',
      usedBy: [{ entity: 'delivery', count: 1, examples: [made.number] }],
    });
    await test.db.update(deliveries).set({ operationStatus: 'delivered' }).where(eq(deliveries.id, made.id));
    expect((await archive()).statusCode).toBe(200);
  });

  it('changes as a plan until it is loaded, and afterwards in what is no plan', async () => {
    const made = await create();
    const url = `/api/deliveries/${made.id}`;
    expect((await dispatcher.put(url, { ...made, quantity: 5 })).json()).toMatchObject({ quantity: 5, version: 2 });
    expect((await dispatcher.put(url, { ...made, quantity: 6 })).json().code).toBe('version.conflict');
    await test.db.update(deliveries).set({ operationStatus: 'loaded' }).where(eq(deliveries.id, made.id));
    const loaded = { ...made, quantity: 5, version: 2 };
    expect((await dispatcher.put(url, { ...loaded, quantity: 7 })).json().code).toBe('record.wrong_state');
    expect((await dispatcher.put(url, { ...loaded, note: '検品あり' })).json()).toMatchObject({ note: '検品あり' });
  });

  it('is made once for a key', async () => {
    const body = deliveryBody(places);
    const headers = { 'content-type': 'application/json', 'idempotency-key': newCode('key') };
    const ask = () =>
      dispatcher.send({ method: 'POST', url: '/api/deliveries', headers, payload: JSON.stringify(body) });
    expect((await ask()).json().id).toBe((await ask()).json().id);
  });
});

describe('commands', () => {
  it('lead from a draft to a delivery with its results, each in the history', async () => {
    const draft = await create({ isDraft: true, quantity: 10 });
    expect(draft.operationStatus).toBe('draft');
    const open: Delivery = (await command(dispatcher, draft, 'open')).json();
    expect(open.operationStatus).toBe('open');
    await test.db.update(deliveries).set({ operationStatus: 'confirmed' }).where(eq(deliveries.id, open.id));
    const at = (minute: number) => `2026-11-21T01:${minute}:00.000Z`;
    const steps: [string, object][] = [
      ['load', { loadStartAt: at(10), loadEndAt: at(20), loadCelsius: 3.5 }],
      ['depart', { departedAt: at(21) }],
      ['arrive', { arrivedAt: at(30), waitingMinutes: 75 }],
      ['deliver-partly', { deliveredAt: at(50), deliveredQuantity: 8, returnedQuantity: 2, returnReason: '破損' }],
    ];
    let row = open;
    for (const [name, body] of steps) row = (await command(dispatcher, row, name, body)).json();
    expect(row).toMatchObject({
      operationStatus: 'partial',
      version: 6,
      result: { loadEndAt: at(20), waitingMinutes: 75, arrivedAt: at(30), returnedQuantity: 2, loadCelsius: 3.5 },
    });
    const { items } = (await dispatcher.get(`/api/deliveries/${row.id}/changes`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual([...Array(5).fill('changeStatus'), 'create']);
  });

  it('say what they need', async () => {
    const arrived = await put('arrived');
    expect((await command(dispatcher, arrived, 'fail')).json().errors).toEqual([
      { path: 'returnReason', code: 'required' },
    ]);
    expect((await command(dispatcher, arrived, 'open')).json().code).toBe('record.wrong_state');
    expect((await command(dispatcher, { ...arrived, version: 7 }, 'fail', { returnReason: 'x' })).json().code).toBe(
      'version.conflict',
    );
  });

  it('cancel what has left by an operation manager only, who goes backwards as well, and say why', async () => {
    const manager = await logInAs(test, ['manager']);
    const row = await put('inTransit');
    const reason = '荷主の都合';
    expect((await command(dispatcher, row, 'cancel', { reason })).statusCode).toBe(403);
    const cancelled: Delivery = (await command(manager, row, 'cancel', { reason })).json();
    expect(cancelled).toMatchObject({ operationStatus: 'cancelled', cancelReason: reason });
    expect((await command(dispatcher, cancelled, 'correct', { reason })).statusCode).toBe(403);
    expect((await command(manager, cancelled, 'correct', { reason: '取消の取消' })).json()).toMatchObject({
      operationStatus: 'open',
      cancelReason: null,
    });
    const { items } = (await manager.get(`/api/deliveries/${row.id}/changes`)).json();
    expect(items[0].fields).toContainEqual({ path: 'reason', before: null, after: '取消の取消' });
  });

  it('fix and reopen a price, which viewers never see', async () => {
    const accounting = await logInAs(test, ['accounting']);
    const made = await create();
    expect((await command(accounting, made, 'fix-price')).json().code).toBe('record.wrong_state');
    const priced: Delivery = (
      await command(accounting, made, 'set-price', {
        fareYen: 9000,
        tollYen: 660,
        adjustmentYen: -60,
        adjustmentReason: '端数',
      })
    ).json();
    expect(priced).toMatchObject({ priceStatus: 'provisional', price: { totalYen: 9600, fixedAt: null } });
    const fixed: Delivery = (await command(accounting, priced, 'fix-price')).json();
    expect(fixed.priceStatus).toBe('fixed');
    expect(fixed.price).toMatchObject({ fixedAt: expect.any(String), fixedByName: expect.any(String) });
    expect((await command(accounting, fixed, 'set-price', { fareYen: 1 })).json().code).toBe('record.wrong_state');
    expect((await command(accounting, fixed, 'unfix-price', { reason: '単価の誤り' })).json().priceStatus).toBe(
      'provisional',
    );
    expect((await command(dispatcher, fixed, 'set-price', { fareYen: 1 })).statusCode).toBe(403);
    expect((await viewer.get(`/api/deliveries/${made.id}`)).json().price).toBeNull();
    const { items } = (await viewer.get(`/api/deliveries/${made.id}/changes`)).json();
    const paths = items.flatMap(({ fields }: { fields: { path: string }[] }) => fields.map(({ path }) => path));
    expect(paths.filter((path: string) => path.startsWith('price'))).toEqual([]);
  });

  it('move nothing that a closing has', async () => {
    const row = await put('open', { billingStatus: 'due' });
    const answers = [
      await command(dispatcher, row, 'cancel', { reason: '荷主の都合' }),
      await command(admin, row, 'set-price', { fareYen: 1 }),
      await dispatcher.put(`/api/deliveries/${row.id}`, { ...row, note: '遅い' }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('record.wrong_state'));
  });

  it('split a load, and send what came back a second time', async () => {
    const whole = await create({ quantity: 10, weightKg: 100.3, slipNumber: newCode('S') });
    const split = (by: object) => command(dispatcher, whole, 'split', by);
    expect((await split({ quantity: 11 })).json().errors).toEqual([
      { path: 'quantity', code: 'maxValue', params: { max: 10 } },
    ]);
    expect((await split({ quantity: 10, weightKg: 100.3 })).json().errors[0].code).toBe('wholeLoad');
    const { rest, part } = (await split({ quantity: 4, weightKg: 40.1 })).json();
    expect(rest).toMatchObject({ quantity: 6, weightKg: 60.2, version: 2 });
    expect(part).toMatchObject({
      quantity: 4,
      weightKg: 40.1,
      splitFromNumber: whole.number,
      slipNumber: whole.slipNumber,
    });
    const failed = await put('failed', { returnedQuantity: 3 });
    const answer = await command(dispatcher, failed, 'follow-up', { operationDate: '2026-11-23' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        operationStatus: 'open',
        quantity: 3,
        operationDate: '2026-11-23',
        salesDate: '2026-11-23',
        followsNumber: failed.number,
      }),
    ]);
  });
});

describe('the list', () => {
  it('is narrowed, searched and summed up', async () => {
    const own = await createPlaces(admin);
    const made = [
      await createDelivery(admin, { ...own, operationDate: '2027-01-10', weightKg: 10.5, cages: 2 }),
      await createDelivery(admin, { ...own, operationDate: '2027-01-11', weightKg: 20, temperatureZone: 'frozen' }),
      await createDelivery(admin, { ...own, operationDate: '2027-01-12', goodsName: 'ﾖｰｸﾞﾙﾄ', isDraft: true }),
    ];
    await command(admin, made[0] as Delivery, 'set-price', { fareYen: 5000, tollYen: 300 });
    const found = async (query: string) =>
      (await admin.get(`/api/deliveries?departmentId=${own.departmentId}&${query}`))
        .json()
        .items.map(({ operationDate }: Delivery) => operationDate.slice(8));
    expect(await found('')).toEqual(['10', '11', '12']);
    expect(await found('sort=-operationDate')).toEqual(['12', '11', '10']);
    expect(await found('from=2027-01-11&to=2027-01-11')).toEqual(['11']);
    expect(await found('temperatureZone=frozen')).toEqual(['11']);
    expect(await found('operationStatus=draft')).toEqual(['12']);
    expect(await found('priceStatus=provisional')).toEqual(['10']);
    expect(await found('assignment=unassigned')).toEqual(['10', '11', '12']);
    expect(await found(`q=${encodeURIComponent('ヨーグルト')}`)).toEqual(['12']);
    expect(await found(`q=${made[1]?.number}`)).toEqual(['11']);
    const totals = async (by: Browser) =>
      (await by.get(`/api/deliveries/totals?departmentId=${own.departmentId}`)).json();
    const sums = {
      ...{ count: 3, quantity: 0, weightKg: 30.5, weightUnknownCount: 1 },
      ...{ volumeCubicMetres: 0, cages: 2, pallets: 0 },
    };
    expect(await totals(admin)).toEqual({ ...sums, totalYen: 5300, undecidedCount: 2 });
    expect(await totals(viewer)).toEqual({ ...sums, totalYen: null, undecidedCount: null });
  });

  it('shows a driver the deliveries of the own runs, without prices, and takes their results', async () => {
    const driver = await logInAs(test, ['driver']);
    const { id: driverId } = await createDriver(admin, { departmentId: places.departmentId });
    await test.db.update(drivers).set({ userId: driver.userId }).where(eq(drivers.id, driverId));
    const during = { start: '2026-11-20T17:00:00Z', end: '2026-11-21T02:00:00Z' };
    const run = {
      number: newCode('A'),
      operationDate: '2026-11-21',
      departmentId: places.departmentId,
      ownership: 'own',
      status: 'confirmed',
      during,
      reportAt: during.start,
      endAt: during.end,
      searchText: '',
    } as const;
    const [allocation] = await test.db.insert(allocations).values(run).returning();
    const allocationId = allocation?.id ?? '';
    await test.db.insert(allocationCrew).values({ allocationId, driverId, role: 'driver1', during });
    const mine = await put('inTransit', { allocationId });
    const foreign = await put('inTransit');
    const { items } = (await driver.get('/api/deliveries')).json();
    expect(items).toMatchObject([{ id: mine.id, price: null }]);
    const arrivedAt = '2026-11-20T20:00:00.000Z';
    expect((await command(driver, mine, 'arrive', { arrivedAt })).json().operationStatus).toBe('arrived');
    expect((await command(driver, foreign, 'arrive', { arrivedAt })).statusCode).toBe(404);
    const twice = test.db.insert(allocationCrew).values({
      allocationId,
      driverId,
      role: 'helper',
      during: { start: '2026-11-21T01:00:00Z', end: '2026-11-21T03:00:00Z' },
    });
    await expect(twice).rejects.toThrow();
    await test.db.update(allocations).set({ status: 'cancelled' }).where(eq(allocations.id, allocationId));
    expect((await driver.get('/api/deliveries')).json().items).toEqual([]);
  });
});
