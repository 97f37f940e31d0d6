import { addDays } from '@haisha/rules/calendar';
import type { Vehicle } from '@haisha/validation/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
let admin: Browser & { userId: string };
let departmentId: string;
let vehicleTypeId: string;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-20T15:00:00Z' });
  admin = await logInAs(test, ['admin']);
  departmentId = (await createDepartment(admin, { name: '千葉センター' })).id;
  vehicleTypeId = (await createVehicleType(admin, { name: '4t 冷凍' })).id;
});
afterAll(() => test.close());

const newVehicle = (values: object = {}): Promise<Vehicle> =>
  createVehicle(admin, { departmentId, vehicleTypeId, ...values });

async function codesOf(query: string): Promise<string[]> {
  const response = await admin.get(`/api/vehicles?${query}`);
  return response.json().items.map(({ code }: Vehicle) => code);
}

describe('a vehicle', () => {
  it('is created in the first version, in service, with the names of what it refers to', async () => {
    const zones = [{ zone: 'frozen', minCelsius: -25, maxCelsius: -18.5 }];
    const vehicle = await newVehicle({
      zones,
      capacityCubicMetres: 12.5,
      odometerKm: 1200,
      odometerDate: '2026-11-01',
    });
    expect(vehicle).toMatchObject({
      version: 1,
      zones,
      capacityCubicMetres: 12.5,
      status: 'inService',
      statusTo: null,
      departmentName: '千葉センター',
      vehicleTypeName: '4t 冷凍',
      createdBy: { id: admin.userId, name: '試験 花子' },
      archivedAt: null,
    });
    const read = await admin.get(`/api/vehicles/${vehicle.id}`);
    expect(read.json()).toEqual(vehicle);
    expect(read.headers['cache-control']).toBe('no-store');
  });

  it('keeps leading zeros of its code and the four parts of its plate', async () => {
    const plate = { region: '袖ヶ浦', classNumber: '480', kana: 'り', serialNumber: '7' };
    expect(await newVehicle({ code: '00071', plate })).toMatchObject({ code: '00071', plate });
  });

  it('is changed as a whole, in the next version', async () => {
    const vehicle = await newVehicle({ maker: '日野', note: '予備車' });
    const response = await changeVehicle(admin, vehicle, { maker: 'いすゞ', note: '' });
    expect(response.json()).toMatchObject({ version: 2, maker: 'いすゞ', note: null, code: vehicle.code });
  });

  it('refuses a change on a stale version and answers with the vehicle as it is', async () => {
    const vehicle = await newVehicle();
    const changed = (await changeVehicle(admin, vehicle, { maker: '日野' })).json();
    const late = await changeVehicle(admin, vehicle, { maker: 'いすゞ' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'version.conflict', current: changed });
  });

  it('lets one of two changes at the same moment win', async () => {
    const vehicle = await newVehicle();
    const answers = await Promise.all(['日野', 'いすゞ'].map((maker) => changeVehicle(admin, vehicle, { maker })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is archived and restored, and the list leaves it out meanwhile', async () => {
    const vehicle = await newVehicle();
    const archived = (await admin.post(`/api/vehicles/${vehicle.id}/archive`, { version: 1 })).json();
    expect(archived).toMatchObject({ version: 2, archivedAt: expect.any(String) });
    expect(await codesOf(`q=${vehicle.code}`)).toEqual([]);
    expect(await codesOf(`q=${vehicle.code}&archived=only`)).toEqual([vehicle.code]);
    expect(await codesOf(`q=${vehicle.code}&archived=include`)).toEqual([vehicle.code]);
    const restored = (await admin.post(`/api/vehicles/${vehicle.id}/restore`, { version: 2 })).json();
    expect(restored).toMatchObject({ version: 3, archivedAt: null });
  });

  it('is archived once only, and on the version that was read', async () => {
    const { id } = await newVehicle();
    expect((await admin.post(`/api/vehicles/${id}/archive`, { version: 9 })).json().code).toBe('version.conflict');
    await admin.post(`/api/vehicles/${id}/archive`, { version: 1 });
    expect((await admin.post(`/api/vehicles/${id}/archive`, { version: 2 })).json().version).toBe(2);
  });

  it('is changed only after it was restored when it is archived', async () => {
    const vehicle = await newVehicle();
    const archived = (await admin.post(`/api/vehicles/${vehicle.id}/archive`, { version: 1 })).json();
    const refused = await changeVehicle(admin, archived, { maker: '日野' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'record.archived']);
    expect((await changeVehicle(admin, vehicle, { maker: '日野' })).json().code).toBe('record.archived');
    const status = { status: 'retired', from: '2026-11-21', version: 2 };
    expect((await admin.post(`/api/vehicles/${vehicle.id}/status`, status)).json().code).toBe('record.archived');
    expect((await admin.get(`/api/vehicles/${vehicle.id}`)).json()).toEqual(archived);
    const restored = (await admin.post(`/api/vehicles/${vehicle.id}/restore`, { version: 2 })).json();
    expect((await changeVehicle(admin, restored, { maker: '日野' })).statusCode).toBe(200);
  });

  it('is used by nothing yet', async () => {
    const { id } = await newVehicle();
    expect((await admin.get(`/api/vehicles/${id}/usage`)).json()).toEqual({ usedBy: [] });
  });

  it.each([
    ['code', 'code', (one: Vehicle) => ({ code: one.code })],
    ['plate number', 'plate', (one: Vehicle) => ({ plate: one.plate })],
    ['chassis number', 'chassisNumber', (one: Vehicle) => ({ chassisNumber: one.chassisNumber })],
  ])('refuses a %s already in use', async (_name, path, same) => {
    const one = await newVehicle({ chassisNumber: `FK-${path}` });
    const other = await newVehicle();
    const taken = { code: 'value.taken', errors: [{ path, code: 'taken' }] };
    const body = vehicleBody({ departmentId, vehicleTypeId, ...same(one) });
    expect((await admin.post('/api/vehicles', body)).json()).toMatchObject(taken);
    expect((await changeVehicle(admin, other, same(one))).json()).toMatchObject(taken);
  });

  it('gives its plate free when archived, and comes back only when the plate is still free', async () => {
    const one = await newVehicle();
    await admin.post(`/api/vehicles/${one.id}/archive`, { version: 1 });
    await newVehicle({ plate: one.plate });
    const restored = await admin.post(`/api/vehicles/${one.id}/restore`, { version: 2 });
    expect(restored.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'plate', code: 'taken' }] });
  });

  it('refers only to a department and a type that are there and not archived', async () => {
    const gone = await createDepartment(admin);
    await admin.post(`/api/departments/${gone.id}/archive`, { version: 1 });
    const refused = async (values: object) =>
      (await admin.post('/api/vehicles', vehicleBody({ departmentId, vehicleTypeId, ...values }))).json().errors;
    expect(await refused({ departmentId: gone.id })).toEqual([{ path: 'departmentId', code: 'archived' }]);
    expect(await refused({ vehicleTypeId: gone.id })).toEqual([{ path: 'vehicleTypeId', code: 'invalid' }]);
    const { errors } = (await changeVehicle(admin, await newVehicle(), { departmentId: gone.id })).json();
    expect(errors).toEqual([{ path: 'departmentId', code: 'archived' }]);
  });

  it('names every field that does not fit', async () => {
    const body = { ...vehicleBody({ departmentId, vehicleTypeId }), code: '1号 車', maxLoadKg: 9000, transmission: '' };
    const response = await admin.post('/api/vehicles', body);
    expect(response.statusCode).toBe(400);
    const paths = response.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
    expect(paths.sort()).toEqual([
      'code character',
      'hasDigitalTachograph tachographRequired',
      'maxLoadKg belowGrossWeight',
      'transmission required',
    ]);
  });

  it('is created once for one idempotency key', async () => {
    const body = vehicleBody({ departmentId, vehicleTypeId });
    const headers = { 'idempotency-key': 'vehicle-1' };
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/vehicles', body, { headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const other = await admin.post('/api/vehicles', { ...body, note: 'x' }, { headers });
    expect(other.json().code).toBe('idempotency.mismatch');
  });
});

describe('the list', () => {
  it.each([
    ['ｿﾃﾞｶﾞｳﾗ', false],
    ['袖ケ浦', true],
    ['袖ヶ浦　１００', true],
    ['みツびし', true],
    ['ﾐﾂﾋﾞｼ ふそう', true],
    ['髙橋', true],
    ['高橋', true],
    ['77-01', true],
    ['fk-x9', true],
    ['ＦＫＸ９', true],
    ['100%', false],
    ['_', false],
  ])('searched for %s is found: %s', async (q, found) => {
    const existing = await codesOf('q=SEARCH-1');
    if (existing.length === 0) {
      const plate = { region: '袖ヶ浦', classNumber: '100', kana: 'か', serialNumber: '7701' };
      await newVehicle({
        code: 'SEARCH-1',
        plate,
        maker: '三菱ミツビシふそう',
        ownerName: '高橋運輸',
        chassisNumber: 'FK-X9',
      });
    }
    expect((await codesOf(`q=${encodeURIComponent(q)}`)).includes('SEARCH-1')).toBe(found);
  });

  it('filters by repeated values, and by several filters at once', async () => {
    const other = await createDepartment(admin);
    await newVehicle({ code: 'F-1', departmentId: other.id, ownershipType: 'leased' });
    await newVehicle({ code: 'F-2', departmentId: other.id, ownershipType: 'rental' });
    await newVehicle({ code: 'F-3', departmentId: other.id, bodyType: 'wing' });
    const own = `departmentId=${other.id}`;
    expect(await codesOf(own)).toEqual(['F-1', 'F-2', 'F-3']);
    expect(await codesOf(`${own}&ownershipType=leased&ownershipType=rental`)).toEqual(['F-1', 'F-2']);
    expect(await codesOf(`${own}&bodyType=wing&status=inService`)).toEqual(['F-3']);
    expect(await codesOf(`${own}&status=retired`)).toEqual([]);
    expect(await codesOf(`${own}&departmentId=${departmentId}&q=F-2`)).toEqual(['F-2']);
  });

  it('sorts plates by their number and closed lists as the business lists them', async () => {
    const other = await createDepartment(admin);
    const plate = (serialNumber: string) => ({ region: '柏', classNumber: '100', kana: 'あ', serialNumber });
    await newVehicle({ code: 'S-1', departmentId: other.id, plate: plate('1000'), bodyType: 'wing' });
    await newVehicle({
      code: 'S-2',
      departmentId: other.id,
      plate: plate('9'),
      bodyType: 'dryVan',
      odometerKm: 5,
      odometerDate: '2026-11-01',
    });
    await newVehicle({ code: 'S-3', departmentId: other.id, plate: plate('80') });
    const sorted = (sort: string) => codesOf(`departmentId=${other.id}&sort=${sort}`);
    expect(await sorted('plate')).toEqual(['S-2', 'S-3', 'S-1']);
    expect(await sorted('-plate')).toEqual(['S-1', 'S-3', 'S-2']);
    expect(await sorted('bodyType')).toEqual(['S-2', 'S-1', 'S-3']);
    expect(await sorted('-bodyType')).toEqual(['S-1', 'S-2', 'S-3']);
    expect((await sorted('-odometerKm'))[0]).toBe('S-2');
    expect((await sorted('odometerKm'))[0]).toBe('S-2');
  });

  it('finds inspections that are overdue and those due soon', async () => {
    const other = await createDepartment(admin);
    const days = { 'I-1': -1, 'I-2': 0, 'I-3': 14, 'I-4': 15, 'I-5': 60, 'I-6': 61 };
    for (const [code, ahead] of Object.entries(days)) {
      await newVehicle({ code, departmentId: other.id, inspectionExpiryDate: addDays(today, ahead) });
    }
    const due = (filter: string) => codesOf(`departmentId=${other.id}&inspectionDue=${filter}`);
    expect(await due('expired')).toEqual(['I-1']);
    expect(await due('within14')).toEqual(['I-2', 'I-3']);
    expect(await due('within30')).toEqual(['I-2', 'I-3', 'I-4']);
    expect(await due('within60')).toEqual(['I-2', 'I-3', 'I-4', 'I-5']);
  });

  it('finds and counts what is due of the inspections in the list, of vehicles that are not retired', async () => {
    const other = await createDepartment(admin);
    const far = { inspectionExpiryDate: addDays(today, 31), nextThreeMonthInspectionDate: addDays(today, 31) };
    const make = (code: string, days: object) => newVehicle({ code, departmentId: other.id, ...far, ...days });
    await make('J-1', { inspectionExpiryDate: addDays(today, -1), nextThreeMonthInspectionDate: today });
    await make('J-2', { nextThreeMonthInspectionDate: addDays(today, 30) });
    await make('J-3', {});
    const retired = await make('J-4', { inspectionExpiryDate: addDays(today, -1) });
    await admin.post(`/api/vehicles/${retired.id}/status`, { status: 'retired', from: today, version: 1 });
    const query = `departmentId=${other.id}`;
    expect(await codesOf(`${query}&due=expired`)).toEqual(['J-1']);
    expect(await codesOf(`${query}&due=within30`)).toEqual(['J-1', 'J-2']);
    const counted = async (more: string) => (await admin.get(`/api/vehicles/due-counts?${query}${more}`)).json();
    expect(await counted('')).toEqual({ expired: 1, within30: 2 });
    expect(await counted('&due=expired&page=9'), 'whatever is shown of it').toEqual({ expired: 1, within30: 2 });
    expect(await counted('&q=J-2')).toEqual({ expired: 0, within30: 1 });
    expect((await admin.get('/api/vehicles/due-counts?due=soon')).statusCode).toBe(400);
  });

  it('pages, and refuses a sort column or a filter it does not know', async () => {
    const first = (await admin.get('/api/vehicles?pageSize=2')).json();
    expect(first).toMatchObject({ page: 1, pageSize: 2, items: [{}, {}] });
    expect(first.total).toBeGreaterThan(5);
    for (const query of ['sort=searchText', 'colour=red', 'page=0', 'pageSize=201', 'status=gone', 'departmentId=1']) {
      expect([query, (await admin.get(`/api/vehicles?${query}`)).statusCode]).toEqual([query, 400]);
    }
  });
});
