import type { Delivery } from '@haisha/validation/delivery';
import type { DeliveryResult } from '@haisha/validation/delivery-result';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createDelivery, createPlaces } from '../../../../../test/deliveries.ts';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';

let test: TestApp;
let dispatcher: Browser & { userId: string };
let places: Awaited<ReturnType<typeof createPlaces>>;
beforeAll(async () => {
  test = await buildTestApp();
  places = await createPlaces(await logInAs(test, ['admin']));
  dispatcher = await logInAs(test, ['dispatcher']);
});
afterAll(() => test.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 1, minute)).toISOString();

/** A delivery of twenty cases of which three came back. */
async function partial(values: Partial<typeof deliveries.$inferInsert> = {}): Promise<Delivery> {
  const { id } = await createDelivery(dispatcher, { ...places, quantity: 20, weightKg: 100, cages: 5 });
  const result = { arrivedAt: at(30), deliveredAt: at(50), deliveredQuantity: 17, returnedQuantity: 3 };
  await test.db
    .update(deliveries)
    .set({ operationStatus: 'partial', returnReason: '破損', ...result, ...values })
    .where(eq(deliveries.id, id));
  return (await dispatcher.get(`/api/deliveries/${id}`)).json();
}

const correct = async ({ id, version, result }: Delivery, to: Partial<DeliveryResult>, reason = '打ち間違い') =>
  await dispatcher.post(`/api/deliveries/${id}/correct-result`, { ...result, ...to, reason, version });
const changesOf = async ({ id }: Delivery) => (await dispatcher.get(`/api/deliveries/${id}/changes`)).json().items;

describe('results that were written down wrong', () => {
  it('are set right in their state, and the history keeps what was first, who changed it and why', async () => {
    const row = await partial();
    const answer: Delivery = (await correct(row, { deliveredAt: at(55), leftAt: at(58), receiver: '店長' })).json();
    expect(answer).toMatchObject({
      operationStatus: 'partial',
      version: row.version + 1,
      result: { deliveredAt: at(55), leftAt: at(58), receiver: '店長', deliveredQuantity: 17 },
    });
    const [last] = await changesOf(row);
    expect(last).toMatchObject({ action: 'update', by: { id: dispatcher.userId } });
    expect(last.fields).toEqual(
      expect.arrayContaining([
        { path: 'result.deliveredAt', before: at(50), after: at(55) },
        { path: 'result.receiver', before: null, after: '店長' },
        { path: 'reason', before: null, after: '打ち間違い' },
      ]),
    );
  });

  it('keep what their state cannot be without, and their order', async () => {
    const row = await partial();
    expect((await correct(row, { returnReason: null, deliveredAt: null })).json().errors).toEqual([
      { path: 'deliveredAt', code: 'required' },
      { path: 'returnReason', code: 'required' },
    ]);
    expect((await correct(row, { unloadStartAt: at(29), leftAt: at(49) })).json().errors).toEqual([
      { path: 'unloadStartAt', code: 'notBeforeEarlier' },
      { path: 'leftAt', code: 'notBeforeEarlier' },
    ]);
    expect((await correct(row, {}, '')).json().errors).toEqual([{ path: 'reason', code: 'required' }]);
  });

  it('stay as they are once a closing has them, before there are any, and for who only drives', async () => {
    expect((await correct(await partial({ billingStatus: 'due' }), {})).json().code).toBe('record.wrong_state');
    expect((await correct(await partial({ operationStatus: 'open' }), {})).json().code).toBe('record.wrong_state');
    const driver = await logInAs(test, ['driver']);
    const row = await partial();
    const body = { ...row.result, reason: 'x', version: row.version };
    expect((await driver.post(`/api/deliveries/${row.id}/correct-result`, body)).statusCode).toBe(403);
  });
});

describe('goods that came back', () => {
  const follow = async ({ id, version }: Delivery) =>
    await dispatcher.post(`/api/deliveries/${id}/follow-up`, { version, operationDate: '2026-11-23' });
  const present = async ({ id }: Delivery): Promise<Delivery> => (await dispatcher.get(`/api/deliveries/${id}`)).json();

  it('go out once more, as much as came back, and each of the two deliveries names the other', async () => {
    const row = await partial();
    const next: Delivery = (await follow(row)).json();
    expect(next).toMatchObject({ quantity: 3, weightKg: 15, cages: 1, followsNumber: row.number });
    const now = await present(row);
    expect(now).toMatchObject({
      operationStatus: 'partial',
      followedBy: [{ deliveryId: next.id, number: next.number, operationStatus: 'open' }],
    });
    const [last] = await changesOf(row);
    expect(last.fields).toMatchObject([{ path: 'followedBy', before: [], after: [{ number: next.number }] }]);
    expect((await follow(now)).json().code).toBe('record.wrong_state');
  });

  it('go out again when the delivery that followed was cancelled', async () => {
    const row = await partial({ operationStatus: 'failed', returnedQuantity: null });
    const first: Delivery = (await follow(row)).json();
    expect(first).toMatchObject({ quantity: 20, weightKg: 100 });
    await dispatcher.post(`/api/deliveries/${first.id}/cancel`, { version: first.version, reason: '店の都合' });
    expect((await follow(await present(row))).statusCode).toBe(201);
    expect((await present(row)).followedBy.map(({ operationStatus }) => operationStatus)).toEqual([
      'cancelled',
      'open',
    ]);
  });

  it('are known to the delivery that was split as its parts', async () => {
    const whole = await createDelivery(dispatcher, { ...places, quantity: 10 });
    const { part } = (
      await dispatcher.post(`/api/deliveries/${whole.id}/split`, { version: whole.version, quantity: 4 })
    ).json();
    expect((await present(whole)).splitInto).toEqual([
      { deliveryId: part.id, number: part.number, operationStatus: 'open' },
    ]);
  });
});
