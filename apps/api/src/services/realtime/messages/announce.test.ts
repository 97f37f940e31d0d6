import { randomUUID } from 'node:crypto';
import type { ChangedEvent } from '@haisha/validation/realtime';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import {
  changeVehicle,
  createDepartment,
  createVehicle,
  createVehicleType,
  vehicleBody,
} from '../../../../test/masters.ts';
import { type Instance, openPusher, record, startTwo, subscribed } from '../../../../test/realtime.ts';
import { announceChange, announceToUser } from './announce.ts';

const { one, two, admin, opened, hangUp, stop } = await startTwo();
afterEach(hangUp);
afterAll(stop);

async function listen(channel: string, on: Instance[] = [one, two]) {
  return await Promise.all(
    on.map(async (instance) => {
      const client = openPusher(instance, admin);
      opened.push(() => client.disconnect());
      return record<ChangedEvent>(await subscribed(client.subscribe(channel)), 'changed');
    }),
  );
}

const id = '00000000-0000-4000-8000-000000000001';

describe('what is announced', () => {
  it('is heard by nobody when the transaction fails, and takes no number', async () => {
    const [here] = await listen('private-vehicle');
    const failed = one.db.transaction(async (tx) => {
      announceChange(tx, { entity: 'vehicle', id, version: 1, action: 'update' });
      await tx.execute(sql`select 1/0`);
    });
    await expect(failed).rejects.toThrow();
    await one.db.transaction(async (tx) => announceChange(tx, { entity: 'vehicle', id, version: 2, action: 'update' }));
    const [first] = (await here?.until(1)) ?? [];
    expect(first?.version).toBe(2);
    await two.db.transaction(async (tx) => announceChange(tx, { entity: 'vehicle', id, version: 3, action: 'update' }));
    const heard = (await here?.until(2)) ?? [];
    expect(heard.map(({ version }) => version)).toEqual([2, 3]);
    expect((heard[1]?.sequence ?? 0) - (heard[0]?.sequence ?? 0)).toBe(1);
  });

  it('is not said for a write that changes nothing, or is refused', async () => {
    const [here] = await listen('private-vehicle', [two]);
    const vehicle = await createVehicle(admin);
    expect((await changeVehicle(admin, vehicle, { version: 9 })).statusCode).toBe(409);
    expect((await changeVehicle(admin, vehicle, { grossWeightKg: -1 })).statusCode).toBe(400);
    expect((await changeVehicle(admin, vehicle, { note: '済' })).statusCode).toBe(200);
    const heard = await here?.until(2);
    expect(heard?.map(({ version, action }) => [version, action])).toEqual([
      [1, 'create'],
      [2, 'update'],
    ]);
    expect(heard?.map((event) => event.id)).toEqual([vehicle.id, vehicle.id]);
  });

  it('comes in the order of its numbers, each once, from two hundred writers at the same time', async () => {
    const departmentId = (await createDepartment(admin)).id;
    const vehicleTypeId = (await createVehicleType(admin)).id;
    const channel = `private-vehicle.department.${departmentId}`;
    const recorders = await listen(channel, [one, two, one, two]);
    const browsers = [admin, { ...admin, ...(await logInAs(two, ['admin'])) }];
    const writers = Array.from({ length: 200 }, async (_, n) => {
      // Every fifth goes the whole way, which takes the connections of a small pool longest.
      if (n % 5 === 0) {
        const browser = browsers[n % 2] ?? admin;
        const { statusCode } = await browser.post('/api/vehicles', vehicleBody({ departmentId, vehicleTypeId }));
        expect(statusCode).toBe(201);
        return;
      }
      const { db } = n % 2 === 0 ? one : two;
      const change = { entity: 'vehicle', id: randomUUID(), version: 1, action: 'create' };
      await db.transaction(async (tx) => announceChange(tx, { ...change, departmentIds: [departmentId] }));
    });
    await Promise.all(writers);
    const numbers = Array.from({ length: 200 }, (_, n) => n + 1);
    for (const recorder of recorders) {
      const heard = await recorder.until(200);
      expect(heard.map(({ sequence }) => sequence)).toEqual(numbers);
      expect(new Set(heard.map((event) => event.id)).size).toBe(200);
    }
  });

  it('keeps writers of several channels, each in its own order, from waiting for each other', async () => {
    const entities = ['direction', 'place', 'customer', 'course'];
    const writers = Array.from({ length: 40 }, (_, n) => {
      const { db } = n % 2 === 0 ? one : two;
      return db.transaction(async (tx) => {
        const order = n % 4 < 2 ? entities : entities.toReversed();
        for (const entity of order) {
          announceChange(tx, { entity, id, version: n, action: 'update' });
          await tx.execute(sql`select pg_sleep(0.005)`);
        }
        announceToUser(tx, admin.userId, 'told', { n });
      });
    });
    await Promise.all(writers);
    const { sequences } = (
      await admin.get(`/api/realtime/sequences?${entities.map((entity) => `channel=private-${entity}`).join('&')}`)
    ).json();
    expect(Object.values(sequences)).toEqual([40, 40, 40, 40]);
  });

  it('needs a transaction that has an end to wait for', async () => {
    const nested = one.db.transaction(
      async (outer) =>
        await outer.transaction(async (tx) => announceChange(tx, { entity: 'vehicle', id, version: 1, action: 'x' })),
    );
    await expect(nested).rejects.toThrow('outermost');
  });
});
