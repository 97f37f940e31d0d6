import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { changeVehicle, createVehicle } from '../../../../test/masters.ts';

let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-20T15:00:00Z' });
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

it('refuses an odometer reading below the last one until it is confirmed', async () => {
  const vehicle = await createVehicle(admin, { odometerKm: 50_000, odometerDate: '2026-11-01' });
  const lower = { odometerKm: 40_000, odometerDate: '2026-11-10' };
  expect((await changeVehicle(admin, vehicle, lower)).json()).toMatchObject({
    code: 'validation.failed',
    errors: [{ path: 'odometerKm', code: 'odometer.belowLast', params: { last: 50_000 } }],
  });
  const confirmed = await changeVehicle(admin, vehicle, { ...lower, confirmOdometer: true });
  expect(confirmed.json()).toMatchObject({ version: 2, ...lower });
});

it.each([
  ['a lower reading of an earlier day', { odometerKm: 40_000, odometerDate: '2026-10-20' }, 'odometer.belowLast'],
  ['a higher one of an earlier day', { odometerKm: 60_000, odometerDate: '2026-10-20' }, 'odometer.aboveLater'],
  ['one without a day', { odometerKm: 60_000, odometerDate: null }, 'required'],
])('does not let %s take the place of the last one in silence', async (_name, reading, code) => {
  const vehicle = await createVehicle(admin, { odometerKm: 50_000, odometerDate: '2026-11-01' });
  const refused = await changeVehicle(admin, vehicle, reading);
  expect([refused.statusCode, refused.json().errors]).toEqual([400, [expect.objectContaining({ code })]]);
});
