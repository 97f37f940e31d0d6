import type { AllocationDetail } from '@haisha/validation/allocation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, createFleet, createGoods, createRun, type Fleet } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: at('0:00') });
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
  const place = {
    ...{ phone: '0480001234', prefecture: '埼玉県', city: '越谷市', addressLine1: '弥生町1-2', addressLine2: '2階' },
    ...{ latitude: 35.89, longitude: 139.79, entranceLatitude: 35.891, entranceLongitude: 139.791 },
  };
  await test.db.update(destinations).set(place).where(eq(destinations.id, fleet.destinationId));
});
afterAll(() => test.close());

async function runOf(driver: Fleet['drivers'][number], hours: [string, string]) {
  const { id, version } = await createGoods(admin, fleet);
  return await createRun(admin, fleet, {
    ...{ driverIds: { driver1Id: driver.id, driver2Id: null }, start: at(hours[0]), end: at(hours[1]) },
    ...{ deliveries: [{ id, version }], reason: '試し' },
  });
}

it('a driver is told how to call and find the stops of the own run, and of no other', async () => {
  const person = await logInAs(test, ['driver']);
  await test.db.update(drivers).set({ userId: person.userId }).where(eq(drivers.id, fleet.drivers[0].id));
  const own = await runOf(fleet.drivers[0], ['8:00', '12:00']);
  const others = await runOf(fleet.drivers[1], ['13:00', '17:00']);
  const { places } = (await person.get(`/api/allocations/${own.id}`)).json() as AllocationDetail;
  expect(places.map(({ destinationId }) => destinationId).toSorted()).toEqual(
    [fleet.originId, fleet.destinationId].toSorted(),
  );
  expect(places).toContainEqual({
    destinationId: fleet.destinationId,
    phone: '0480001234',
    address: '埼玉県越谷市弥生町1-2 2階',
    position: { latitude: 35.891, longitude: 139.791 },
  });
  expect((await person.get(`/api/allocations/${others.id}`)).statusCode).toBe(404);
});

it('a run without stops names no place', async () => {
  const empty = await createRun(admin, fleet, { start: at('19:00'), end: at('20:00') });
  expect((await admin.get(`/api/allocations/${empty.id}`)).json()).toMatchObject({ places: [] });
});
