import type { Delivery, DeliveryInput } from '@haisha/validation/delivery';
import { eq } from 'drizzle-orm';
import { deliveries } from '../src/db/schema/dispatch/deliveries.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { createDepartment, createDestination, created } from './masters.ts';

type Places = Pick<DeliveryInput, 'departmentId' | 'cargoOwnerId' | 'originId' | 'destinationId'>;

/** A delivery as a browser sends it; what is optional is left out. */
export function deliveryBody(values: Partial<DeliveryInput> & Places): Record<string, unknown> {
  return { kind: 'store', operationDate: '2026-11-21', temperatureZone: 'chilled', ...values };
}

/** A centre, an owner, a place where its goods are loaded and one where they go. */
export async function createPlaces(admin: Browser): Promise<Places> {
  const { id: departmentId } = await createDepartment(admin);
  const { id: originId, cargoOwnerId } = await createDestination(admin, {
    name: 'みどり野 岩槻センター',
    kind: 'centre',
  });
  const { id: destinationId } = await createDestination(admin, { cargoOwnerId });
  return { departmentId, cargoOwnerId, originId, destinationId };
}

/** A delivery; places of its own when none are given. */
export async function createDelivery(
  admin: Browser,
  values: Partial<DeliveryInput> & Partial<Places> = {},
): Promise<Delivery> {
  const places = values.originId === undefined ? await createPlaces(admin) : {};
  return await created(admin, '/api/deliveries', deliveryBody({ ...places, ...values } as DeliveryInput));
}

type State = Partial<typeof deliveries.$inferInsert>;

/** What each command needs to find; the others find an open delivery of ten cases. */
const needed: Record<string, State> = {
  open: { operationStatus: 'draft' },
  correct: { operationStatus: 'delivered' },
  'correct-result': { operationStatus: 'delivered' },
  load: { operationStatus: 'confirmed' },
  depart: { operationStatus: 'loaded' },
  arrive: { operationStatus: 'inTransit' },
  deliver: { operationStatus: 'arrived' },
  'deliver-partly': { operationStatus: 'arrived' },
  fail: { operationStatus: 'arrived' },
  'fix-price': { priceStatus: 'provisional' },
  'unfix-price': { priceStatus: 'fixed' },
  'follow-up': { operationStatus: 'failed' },
};

/** The state from which a route does its work, whatever was done before. */
export async function readyForRoute({ db }: Pick<TestApp, 'db'>, id: string, route: string): Promise<void> {
  const usual: State = { operationStatus: 'open', priceStatus: 'undecided', quantity: 10, archivedAt: null };
  // What followed it before is called off: one follows at a time.
  await db.update(deliveries).set({ operationStatus: 'cancelled' }).where(eq(deliveries.followsId, id));
  const own = needed[route.split('/').at(-1) ?? ''];
  await db
    .update(deliveries)
    .set({ ...usual, ...own })
    .where(eq(deliveries.id, id));
}

const at = '2026-11-21T01:00:00.000Z';

/** What the commands want to be told besides the version. */
export const commandBodies: Record<string, Record<string, unknown>> = {
  cancel: { reason: '荷主の都合' },
  correct: { reason: '入力の誤り' },
  'correct-result': { deliveredAt: at, reason: '入力の誤り' },
  load: { loadEndAt: at },
  depart: { departedAt: at },
  arrive: { arrivedAt: at },
  deliver: { deliveredAt: at },
  'deliver-partly': { deliveredAt: at, deliveredQuantity: 6, returnedQuantity: 4, returnReason: '破損' },
  fail: { returnReason: '店舗休業' },
  'set-price': { fareYen: 12_000 },
  'unfix-price': { reason: '単価の誤り' },
  split: { quantity: 4, weightKg: null, volumeCubicMetres: null, cages: null, pallets: null },
  'follow-up': { operationDate: '2026-11-22' },
};
