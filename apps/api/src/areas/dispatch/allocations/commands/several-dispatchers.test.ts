import type { Allocation } from '@haisha/validation/allocation';
import type { Delivery } from '@haisha/validation/delivery';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFleet, createGoods, createRun, type Fleet } from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';

let test: TestApp;
let dispatcher: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  dispatcher = await logInAs(test, ['dispatcher']);
  fleet = await createFleet(await logInAs(test, ['admin']));
});
afterAll(() => test.close());

const seen = ({ id, version }: Delivery | Allocation) => ({ id, version });

/** Waits until a command of the server waits for another one. */
async function somebodyWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await test.db.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length;
    })
    .toBeGreaterThan(0);
}

/** Holds a delivery as a command does. */
async function hold(other: Pick<pg.Pool, 'query'>, { id }: Delivery): Promise<void> {
  await other.query('select id from deliveries where id = $1 for no key update nowait', [id]);
}

type Asked = { url: string; body: object };

/** A run of a delivery company with both. */
async function onOneRun(goods: readonly Delivery[]): Promise<Allocation> {
  const target = { deliveryCompanyId: fleet.company.id };
  return await createRun(dispatcher, fleet, { target, deliveries: goods.map(seen) });
}

/** Each on a run of its own, ready to be confirmed. */
async function onTwoRuns(goods: readonly Delivery[]): Promise<Allocation[]> {
  return await Promise.all(
    goods.map((one, index) =>
      createRun(dispatcher, fleet, {
        target: { vehicleId: fleet.vehicles[index]?.id ?? '' },
        driverIds: { driver1Id: fleet.drivers[index]?.id ?? null, driver2Id: null },
        deliveries: [seen(one)],
      }),
    ),
  );
}

const commands: Record<string, (goods: readonly [Delivery, Delivery]) => Promise<Asked>> = {
  split: async (goods) => {
    const { id, version } = await onOneRun(goods);
    return { url: `/api/allocations/${id}/split`, body: { version, deliveryIds: [goods[1].id] } };
  },
  'taking off': async (goods) => {
    await onOneRun(goods);
    const deliveries = [{ id: goods[1].id, version: 2 }];
    return { url: '/api/allocations/place', body: { allocationId: null, deliveries } };
  },
  confirmation: async (goods) => {
    const runs = (await onTwoRuns(goods)).toReversed();
    return { url: '/api/allocations/confirm', body: { allocations: runs.map(seen), reason: '試験' } };
  },
  'cancelling together': async (goods) => {
    const runs = [await onOneRun([goods[1]]), await onOneRun([goods[0]])];
    return { url: '/api/allocations/cancel', body: { allocations: runs.map(seen), reason: '試験' } };
  },
};

describe('a command that waits for the first of its deliveries holds none of the others: nobody waits in a circle', () => {
  it.each(Object.entries(commands))('%s', async (_, prepare) => {
    const goods = [await createGoods(dispatcher, fleet), await createGoods(dispatcher, fleet)];
    const [first, last] = goods.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Delivery, Delivery];
    const { body, url } = await prepare([first, last]);
    const other = await test.pool.connect();
    try {
      await other.query('begin');
      await hold(other, first);
      const answer = dispatcher.post(url, body);
      await somebodyWaits();
      await hold(other, last);
      await other.query('commit');
      expect((await answer).statusCode).toBeLessThan(300);
    } finally {
      other.release();
    }
  });
});
