import { afterAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { startImports } from '../../../../test/imports.ts';
import {
  createCargoOwner,
  createCourse,
  createCustomer,
  createDeliveryCompany,
  createDepartment,
  createDestination,
  createDriver,
  createOperationTime,
  createVehicle,
  createVehicleType,
  newCode,
} from '../../../../test/masters.ts';
import { createDirection } from '../../../../test/rows/direction.ts';

const { test, admin, all, stop } = await startImports();
afterAll(stop);

const garage = { name: '柏車庫', nameEn: 'Kashiwa Garage' };
const frozen = { name: '4t 冷凍', nameEn: '4 t frozen' };
const east = { name: '埼玉東', nameEn: 'Saitama East' };
const stores = { name: 'みずほ野ストア', nameEn: 'Mizuhono Stores' };
const market = { name: '株式会社こもれび市場', nameEn: 'Komorebi Ichiba Inc.' };
const relay = { name: '株式会社あかつき運輸', nameEn: 'Akatsuki Unyu Co., Ltd.' };

/** The row of the list that a search for its code finds. */
async function listed(path: string, code: string): Promise<Record<string, unknown>> {
  return (await admin.get(`/api/${path}?q=${code}`)).json().items[0];
}

describe('a row', () => {
  it('carries the English names of what it refers to beside the Japanese ones, also in its list', async () => {
    const departmentId = (await createDepartment(admin, garage)).id;
    const vehicleTypeId = (await createVehicleType(admin, frozen)).id;
    const directionId = (await createDirection(admin, { ...east, departmentId })).id;
    const customerId = (await createCustomer(admin, market)).id;
    const cargoOwnerId = (await createCargoOwner(admin, { ...stores, customerId })).id;
    const deliveryCompanyId = (await createDeliveryCompany(admin, relay)).id;
    const destination = await createDestination(admin, { cargoOwnerId, directionId, nameEn: 'Hinataya Koshigaya' });
    const vehicle = await createVehicle(admin, { departmentId, vehicleTypeId });
    const driver = await createDriver(admin, {
      departmentId,
      employmentType: 'contractor',
      deliveryCompanyId,
      usableVehicleTypeIds: [vehicleTypeId],
    });
    const stop = { destinationId: destination.id, workMinutes: 10, arriveFromMinutes: null, arriveToMinutes: null };
    const course = await createCourse(admin, {
      departmentId,
      vehicleTypeId,
      directionId,
      cargoOwnerId,
      nameEn: 'Soka and Yashio',
      defaultDeliveryCompanyId: deliveryCompanyId,
      stops: [{ ...stop, hasBreak: false }],
    });
    const time = await createOperationTime(admin, {
      departmentId,
      courseTimes: [{ courseId: course.id, drivingMinutes: 1, handlingMinutes: 1, waitingMinutes: 1 }],
    });
    const department = { departmentName: '柏車庫', departmentNameEn: 'Kashiwa Garage' };
    const type = { vehicleTypeName: '4t 冷凍', vehicleTypeNameEn: '4 t frozen' };
    const direction = { directionName: '埼玉東', directionNameEn: 'Saitama East' };
    const owner = { cargoOwnerName: 'みずほ野ストア', cargoOwnerNameEn: 'Mizuhono Stores' };
    expect(await listed('vehicles', vehicle.code)).toMatchObject({ ...department, ...type });
    expect(await listed('directions', 'Saitama')).toMatchObject(department);
    expect(await listed('cargo-owners', 'Mizuhono')).toMatchObject({ customerNameEn: 'Komorebi Ichiba Inc.' });
    expect(await listed('destinations', destination.code)).toMatchObject({ ...direction, ...owner });
    expect(await listed('drivers', driver.code)).toMatchObject({
      ...department,
      deliveryCompanyNameEn: 'Akatsuki Unyu Co., Ltd.',
      usableVehicleTypeNames: ['4t 冷凍'],
      usableVehicleTypeNamesEn: ['4 t frozen'],
    });
    expect(await listed('courses', course.code)).toMatchObject({
      ...department,
      ...type,
      ...direction,
      ...owner,
      defaultDriverNameEn: null,
      defaultDeliveryCompanyNameEn: 'Akatsuki Unyu Co., Ltd.',
      stops: [{ destinationName: 'ひなた屋 越谷店', destinationNameEn: 'Hinataya Koshigaya' }],
    });
    expect(await listed('operation-times', time.code)).toMatchObject({
      ...department,
      courseTimes: [{ courseNameEn: `${course.code} Soka and Yashio` }],
    });
  });

  it('has none where what it refers to has none', async () => {
    const child = await createDepartment(admin, { parentId: (await createDepartment(admin)).id });
    expect(child).toMatchObject({ parentName: '千葉センター', parentNameEn: null });
    expect(await createDepartment(admin)).toMatchObject({ parentName: null, parentNameEn: null });
  });
});

it('the departments to choose from and those of a person have both names', async () => {
  const { id } = await createDepartment(admin, garage);
  const plain = await createDepartment(admin, { name: '本社' });
  const { items } = (await admin.get('/api/departments/names')).json();
  expect(items).toContainEqual(expect.objectContaining({ id, ...garage, kind: 'centre' }));
  const manager = await logInAs(test, ['manager'], { departmentIds: [id, plain.id] });
  const { departmentNamesEn } = (await manager.get('/api/account')).json();
  expect(departmentNamesEn.toSorted()).toEqual(['Kashiwa Garage', '本社']);
});

it('a change tells the English names of what it led from and to', async () => {
  const [from, to] = [await createDepartment(admin), await createDepartment(admin, garage)];
  const vehicle = await createVehicle(admin, { departmentId: from.id });
  await admin.put(`/api/vehicles/${vehicle.id}`, { ...vehicle, departmentId: to.id });
  const [change] = (await admin.get(`/api/vehicles/${vehicle.id}/changes`)).json().items;
  expect(change.fields).toEqual([
    { path: 'departmentId', before: '千葉センター', after: '柏車庫', afterEn: 'Kashiwa Garage' },
  ]);
});

it('the audit log calls a row by both names and finds it by either', async () => {
  const { id, code } = await createDepartment(admin, { name: '野田車庫', nameEn: 'Noda Garage' });
  for (const q of ['野田車庫', 'noda garage']) {
    const { items } = (await admin.get(`/api/audit?q=${encodeURIComponent(q)}`)).json();
    expect(items).toMatchObject([{ entityId: id, label: `${code} 野田車庫`, labelEn: `${code} Noda Garage` }]);
  }
});

describe('a file in English', () => {
  async function linesOf(path: string, columns: string[], code: string, locale: string): Promise<string[]> {
    const named = columns.map((column) => `columns=${column}`).join('&');
    const url = `/api/${path}/export?format=csv&locale=${locale}&q=${encodeURIComponent(code)}&${named}`;
    return (await admin.get(url)).body.split('\r\n');
  }

  it('names them in English', async () => {
    const own = newCode('G');
    const named = { name: `柏車庫${own}`, nameEn: `Kashiwa Garage ${own}` };
    const { code } = await createVehicle(admin, {
      departmentId: (await createDepartment(admin, named)).id,
      vehicleTypeId: (await createVehicleType(admin, { name: `4t ${own}` })).id,
    });
    const columns = ['code', 'departmentName', 'vehicleTypeName'];
    expect((await linesOf('vehicles', columns, code, 'en'))[1]).toBe(`${code},${named.nameEn},4t ${own}`);
    expect((await linesOf('vehicles', columns, code, 'ja'))[1]).toBe(`${code},${named.name},4t ${own}`);
  });

  it('names several in one cell in English, and comes back without a difference', async () => {
    const departmentId = (await createDepartment(admin, garage)).id;
    const own = newCode('F');
    const named = [{ name: `冷凍${own}`, nameEn: `4 t frozen ${own}` }, { name: `4t冷蔵${own}` }];
    const types = await Promise.all(named.map(async (one) => (await createVehicleType(admin, one)).id));
    const driver = await createDriver(admin, { departmentId, usableVehicleTypeIds: types });
    const course = await createCourse(admin, { departmentId, nameEn: 'Soka and Yashio' });
    const minutes = { drivingMinutes: 240, handlingMinutes: 90, waitingMinutes: 30 };
    const time = await createOperationTime(admin, { departmentId, courseTimes: [{ courseId: course.id, ...minutes }] });
    const [, ofDriver] = await linesOf('drivers', ['usableVehicleTypeIds'], driver.code, 'en');
    expect(ofDriver?.split(' / ').toSorted()).toEqual([`4 t frozen ${own}`, `4t冷蔵${own}`]);
    const columns = ['code', 'courseTimes'];
    const [header, line] = await linesOf('operation-times', columns, time.code, 'en');
    expect(line).toBe(`${time.code},${course.code} Soka and Yashio 240+90+30`);
    expect((await linesOf('operation-times', columns, time.code, 'ja'))[1]).not.toContain('Soka');
    const { id } = await all.start('operation-times', `${header}\n${line}`, 'times.csv', '?locale=en');
    const { counts } = await all.judge(id);
    expect([counts.unchanged, (await all.rows(id))[0]?.changes]).toEqual([1, []]);
  });
});
