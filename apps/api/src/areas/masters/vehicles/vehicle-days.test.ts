import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import {
  changeVehicle,
  createDepartment,
  createVehicle,
  createVehicleType,
  vehicleBody,
} from '../../../../test/masters.ts';

const today = '2026-11-21';
let test: TestApp;
let admin: Browser;
let departmentId: string;
let vehicleTypeId: string;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-20T15:00:00Z' });
  admin = await logInAs(test, ['admin']);
  departmentId = (await createDepartment(admin)).id;
  vehicleTypeId = (await createVehicleType(admin)).id;
});
afterAll(() => test.close());

it('of a vehicle are refused where they cannot be: a reading in years to come, a registration next month', async () => {
  const impossible = { odometerKm: 1200, odometerDate: '2035-11-01', firstRegistrationMonth: '2026-12' };
  const body = { ...vehicleBody({ departmentId, vehicleTypeId }), ...impossible };
  const errors = [
    { path: 'firstRegistrationMonth', code: 'dayTooLate', params: { latest: '2026/11' } },
    { path: 'odometerDate', code: 'dayTooLate', params: { latest: today.replaceAll('-', '/') } },
  ];
  expect((await admin.post('/api/vehicles', body)).json().errors).toEqual(errors);
  const vehicle = await createVehicle(admin, { departmentId, vehicleTypeId });
  expect((await changeVehicle(admin, vehicle, impossible)).json().errors).toEqual(errors);
});
