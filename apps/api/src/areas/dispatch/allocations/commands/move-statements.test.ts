import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askRun, at, createFleet, createRun, type Fleet } from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';

let test: TestApp;
let admin: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
});
afterAll(() => test.close());

/** With the look at the session, the beginning and the end of the transaction. */
const mostStatements = 12;

it(`a move of a confirmed run goes to the database ${mostStatements} times at most`, async () => {
  const run = await createRun(admin, fleet, {
    ...{ start: at('8:00'), end: at('12:00'), target: { vehicleId: fleet.vehicles[0].id } },
    driverIds: { driver1Id: fleet.drivers[0].id, driver2Id: null },
  });
  const confirmed = (await askRun(admin, run, 'confirm', { reason: '確認済み' })).body;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const target = { vehicleId: run.vehicleId };
  const move = { id: run.id, target, start: at('8:05'), end: at('12:05'), reason: '渋滞' };
  expect((await askRun(admin, confirmed, 'move', move)).status).toBe(200);
  expect(query.mock.calls.length).toBeGreaterThan(0);
  expect(query.mock.calls.length).toBeLessThanOrEqual(mostStatements);
  query.mockRestore();
});
