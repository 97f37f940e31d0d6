import type { VehicleType } from '@haisha/validation/vehicle-type';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createVehicle, createVehicleType, vehicleTypeBody } from '../../../../test/masters.ts';

let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

describe('a vehicle type', () => {
  it('is created, read, changed, archived and restored', async () => {
    const zones = [{ zone: 'chilled' as const, minCelsius: 0, maxCelsius: 10 }];
    const created = await createVehicleType(admin, { zones, fuelEconomyKmPerLitre: 7.25, colour: '#1867c0' });
    expect(created).toMatchObject({ zones, fuelEconomyKmPerLitre: 7.25, version: 1, vehicleCount: 0 });
    const url = `/api/vehicle-types/${created.id}`;
    expect((await admin.get(url)).json()).toEqual(created);
    const changed = (await admin.put(url, { ...created, name: '4t 冷蔵' })).json();
    expect(changed).toMatchObject({ version: 2, name: '4t 冷蔵' });
    const late = (await admin.put(url, { ...created, name: '4t' })).json();
    expect(late).toMatchObject({ code: 'version.conflict', current: changed });
    expect((await admin.post(`${url}/archive`, { version: 2 })).json().archivedAt).not.toBeNull();
    expect((await admin.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ version: 4, archivedAt: null });
  });

  it('has a code of its own', async () => {
    const { code } = await createVehicleType(admin);
    const response = await admin.post('/api/vehicle-types', vehicleTypeBody({ code }));
    expect(response.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'code', code: 'taken' }] });
  });

  it('is not archived while vehicles are of it, and counts them', async () => {
    const type = await createVehicleType(admin);
    const vehicle = await createVehicle(admin, { vehicleTypeId: type.id });
    const url = `/api/vehicle-types/${type.id}`;
    const usedBy = [{ entity: 'vehicle', count: 1, examples: [vehicle.code] }];
    expect((await admin.get(url)).json().vehicleCount).toBe(1);
    expect((await admin.get(`${url}/usage`)).json()).toEqual({ usedBy });
    expect((await admin.post(`${url}/archive`, { version: 1 })).json()).toMatchObject({
      code: 'record.in_use',
      usedBy,
    });
    await admin.post(`/api/vehicles/${vehicle.id}/archive`, { version: 1 });
    expect((await admin.post(`${url}/archive`, { version: 1 })).statusCode).toBe(200);
    const restored = await admin.post(`/api/vehicles/${vehicle.id}/restore`, { version: 2 });
    expect(restored.json().errors).toEqual([{ path: 'vehicleTypeId', code: 'archived' }]);
  });

  it('refuses a load that is no part of the gross weight, and a zone listed twice', async () => {
    const zone = { zone: 'frozen' as const, minCelsius: -25, maxCelsius: -18 };
    const body = vehicleTypeBody({ grossWeightKg: 5000, maxLoadKg: 5000, zones: [zone, zone] });
    const { errors } = (await admin.post('/api/vehicle-types', body)).json();
    expect(errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
      'maxLoadKg belowGrossWeight',
      'zones.1.zone duplicate',
    ]);
  });
});

describe('the list of vehicle types', () => {
  it('finds, filters and sorts', async () => {
    await createVehicleType(admin, { code: 'L-1', name: '軽バン', vehicleClass: 'kei', sortOrder: 902 });
    await createVehicleType(admin, { code: 'L-2', name: 'トレーラ', vehicleClass: 'trailer', sortOrder: 901 });
    await createVehicleType(admin, {
      code: 'L-3',
      name: '2tｼｮｰﾄ',
      vehicleClass: 'small',
      grossWeightKg: 5000,
      sortOrder: 903,
    });
    const codes = async (query: string) =>
      (await admin.get(`/api/vehicle-types?q=L-&${query}`)).json().items.map(({ code }: VehicleType) => code);
    expect(await codes('')).toEqual(['L-2', 'L-1', 'L-3']);
    expect(await codes('sort=vehicleClass')).toEqual(['L-1', 'L-3', 'L-2']);
    expect(await codes('sort=-grossWeightKg')).toEqual(['L-3', 'L-2', 'L-1']);
    expect(await codes('vehicleClass=kei')).toEqual(['L-1']);
    const found = await admin.get(`/api/vehicle-types?q=${encodeURIComponent('しょーと')}`);
    expect(found.json().items).toMatchObject([{ code: 'L-3' }]);
    for (const sort of ['code', 'name', 'maxLoadKg', 'vehicleCount', 'updatedAt']) {
      expect((await codes(`sort=-${sort}`)).length).toBe(3);
    }
  });
});
