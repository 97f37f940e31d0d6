import type { Driver } from '@haisha/validation/driver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import {
  createDepartment,
  createDriver,
  createVehicle,
  createVehicleType,
  driverBody,
  newCode,
} from '../../../../test/masters.ts';
import { markLeavers } from './mark-leavers.ts';

let test: TestApp;
let admin: Browser & { userId: string };
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-21T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

async function codesOf(query: string): Promise<string[]> {
  const response = await admin.get(`/api/drivers?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().items.map(({ code }: Driver) => code);
}

describe('a driver', () => {
  it('is created, read, changed, archived and restored', async () => {
    const type = await createVehicleType(admin, { name: '4t 冷凍' });
    const vehicle = await createVehicle(admin, { vehicleTypeId: type.id });
    const created = await createDriver(admin, {
      departmentId: vehicle.departmentId,
      mainVehicleId: vehicle.id,
      usableVehicleTypeIds: [type.id],
      usableZones: ['frozen'],
      availableWeekdays: ['monday', 'friday'],
    });
    expect(created).toMatchObject({
      version: 1,
      state: 'appointed',
      mainVehicleName: vehicle.code,
      usableVehicleTypeNames: ['4t 冷凍'],
      courseCodes: [],
      licenceExpiryDate: '2015-05-01',
      lacksLicence: true,
    });
    const url = `/api/drivers/${created.id}`;
    expect((await admin.get(url)).json()).toEqual(created);
    const changed = (await admin.put(url, { ...created, leftDate: '2026-11-20', leftReason: '自己都合' })).json();
    expect(changed).toMatchObject({ version: 2, state: 'left', leftReason: '自己都合' });
    expect((await admin.put(url, created)).json()).toMatchObject({ code: 'version.conflict', current: changed });
    expect((await admin.post(`${url}/archive`, { version: 2 })).json().archivedAt).not.toBeNull();
    expect((await admin.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ version: 4, archivedAt: null });
    const { items } = (await admin.get(`${url}/changes`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['restore', 'archive', 'update', 'create']);
  });

  it('names every field that does not fit', async () => {
    const { id: departmentId } = await createDepartment(admin);
    const body = driverBody({
      departmentId,
      birthDate: '1990-01-01',
      hiredDate: '1989-12-31',
      appointedDate: '1989-12-30',
      leftDate: '2026-01-01',
      employmentType: 'contractor',
      emergencyName: '佐藤 花子',
    });
    const { errors } = (await admin.post('/api/drivers', body)).json();
    expect(errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).sort()).toEqual([
      'appointedDate notBeforeHired',
      'deliveryCompanyId required',
      'emergencyPhone required',
      'hiredDate notBeforeBirth',
      'leftReason required',
    ]);
  });

  it('has a code and a login of its own', async () => {
    const { userId } = await logInAs(test, ['driver']);
    const { code, departmentId } = await createDriver(admin, { userId });
    const refused = async (values: object) =>
      (await admin.post('/api/drivers', driverBody({ departmentId, ...values }))).json();
    expect(await refused({ code })).toMatchObject({ code: 'value.taken', errors: [{ path: 'code', code: 'taken' }] });
    expect(await refused({ userId })).toMatchObject({ errors: [{ path: 'userId', code: 'taken' }] });
    const { logins } = (await admin.get('/api/drivers/ties')).json();
    expect(logins.map(({ id }: { id: string }) => id)).not.toContain(userId);
    expect(logins.map(({ id }: { id: string }) => id)).toContain(admin.userId);
  });

  it('keeps its vehicle and its department from being archived, and refers to live ones only', async () => {
    const vehicle = await createVehicle(admin);
    const driver = await createDriver(admin, { departmentId: vehicle.departmentId, mainVehicleId: vehicle.id });
    const usedBy = [{ entity: 'driver', count: 1, examples: ['佐藤 誠'], examplesEn: ['佐藤 誠'] }];
    expect((await admin.get(`/api/vehicles/${vehicle.id}/usage`)).json()).toEqual({ usedBy });
    expect((await admin.post(`/api/vehicles/${vehicle.id}/archive`, vehicle)).json()).toMatchObject({ usedBy });
    const department = `/api/departments/${vehicle.departmentId}`;
    expect((await admin.get(`${department}/usage`)).json().usedBy).toMatchObject([{ entity: 'vehicle' }, usedBy[0]]);
    await admin.post(`/api/drivers/${driver.id}/archive`, driver);
    expect((await admin.post(`/api/vehicles/${vehicle.id}/archive`, vehicle)).statusCode).toBe(200);
    const restored = (await admin.post(`/api/drivers/${driver.id}/restore`, { version: 2 })).json();
    expect(restored.errors).toEqual([{ path: 'mainVehicleId', code: 'archived' }]);
  });
});

describe('the list of drivers', () => {
  it.each(['髙橋', '高橋', 'ﾀｶﾊｼ', 'たかはし　さい', '齋', '斎', 'takahashi'])(
    'searched for %s is found',
    async (q) => {
      if ((await codesOf('q=KANJI')).length === 0) {
        await createDriver(admin, { code: 'KANJI', name: '髙橋 齋', kana: 'タカハシ サイ', nameEn: 'Takahashi Sai' });
      }
      expect(await codesOf(`q=${encodeURIComponent(q)}`)).toEqual(['KANJI']);
    },
  );

  it('filters by state as of today, by department and by employment', async () => {
    const { id: departmentId } = await createDepartment(admin);
    const left = { leftDate: '2026-11-20', leftReason: '定年' };
    await createDriver(admin, { code: 'S-1', departmentId, appointedDate: null });
    await createDriver(admin, { code: 'S-2', departmentId, appointedDate: '2026-11-22', employmentType: 'partTime' });
    await createDriver(admin, { code: 'S-3', departmentId, appointedDate: '2026-11-21', kana: 'アイ' });
    await createDriver(admin, { code: 'S-4', departmentId, ...left });
    await createDriver(admin, { code: 'S-5', departmentId, ...left, leftDate: '2026-11-21' });
    const own = `departmentId=${departmentId}`;
    expect(await codesOf(`${own}&state=notAppointed`)).toEqual(['S-1', 'S-2']);
    expect(await codesOf(`${own}&state=appointed`)).toEqual(['S-3', 'S-5']);
    expect(await codesOf(`${own}&state=left&state=notAppointed`)).toEqual(['S-1', 'S-2', 'S-4']);
    expect(await codesOf(`${own}&employmentType=partTime`)).toEqual(['S-2']);
    expect((await codesOf(`${own}&sort=kana`))[0]).toBe('S-3');
    for (const sort of ['name', 'departmentName', '-employmentType', 'hiredDate', '-licenceExpiryDate', 'updatedAt']) {
      expect(await codesOf(`${own}&sort=${sort}`)).toHaveLength(5);
    }
  });

  it.each(['licenceExpiryDate', 'nextHealthCheckDate', 'nextAptitudeTestDate'])(
    'by %s has those last who have left, and not those who will',
    async (column) => {
      const { id: departmentId } = await createDepartment(admin);
      const leaving = { departmentId, leftReason: '定年' };
      const [stays, goes, gone] = ['', '', ''].map(() => newCode('L'));
      await createDriver(admin, { ...leaving, code: gone, leftDate: '2026-11-20', hiredDate: '2009-04-01' });
      await createDriver(admin, { ...leaving, code: goes, leftDate: '2026-11-21', hiredDate: '2010-04-01' });
      await createDriver(admin, { departmentId, code: stays, hiredDate: '2011-04-01' });
      const codes = async () => [
        await codesOf(`departmentId=${departmentId}&sort=${column}`),
        await codesOf(`departmentId=${departmentId}&sort=-${column}`),
      ];
      const places = (await codes()).map((some) => [some.indexOf(goes ?? '') < 2, some.indexOf(gone ?? '')]);
      expect(places).toEqual([
        [true, 2],
        [true, 2],
      ]);
      await markLeavers(test.db, () => new Date('2026-11-22T03:00:00Z'));
      expect((await codes()).map(([first]) => first)).toEqual([stays, stays]);
    },
  );

  it('goes out as a file in the words of the screens', async () => {
    await createDriver(admin, { code: 'FILE-1', usableZones: ['chilled', 'frozen'], availableWeekdays: ['monday'] });
    const file = await admin.get(
      '/api/drivers/export?format=csv&q=FILE-1&columns=code&columns=state&columns=phone&columns=usableZones&columns=availableWeekdays',
    );
    expect(file.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'ドライバーコード,状態,電話番号,扱える温度帯,勤務できる曜日',
      'FILE-1,選任中,09000000201,冷蔵 / 冷凍,月',
    ]);
  });
});
