import type { Vehicle } from '@haisha/validation/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import {
  changeVehicle,
  createDepartment,
  createVehicle,
  createVehicleType,
  vehicleBody,
} from '../../../test/masters.ts';

let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

describe('a vehicle', () => {
  it('is created, in service from today, and read again', async () => {
    const vehicle = await createVehicle(admin, { zones: [{ zone: 'frozen', minCelsius: -25, maxCelsius: -18 }] });
    expect(vehicle).toMatchObject({
      version: 1,
      status: 'inService',
      statusTo: null,
      departmentName: '千葉センター',
      vehicleTypeName: '4t 冷凍',
      createdBy: { name: '試験 花子' },
      archivedAt: null,
    });
    expect((await admin.get(`/api/vehicles/${vehicle.id}`)).json()).toEqual(vehicle);
  });
});
