import type { Found, FoundRecord } from '@haisha/validation/find';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import {
  createCargoOwner,
  createDepartment,
  createDestination,
  createDriver,
  createVehicle,
  createVehicleType,
} from '../../../test/masters.ts';
import { createDirection } from '../../../test/rows/direction.ts';

let test: TestApp;
let admin: Browser;
let departmentId: string;
let vehicleTypeId: string;

const plateOf = (serialNumber: string) => ({ region: '大宮', classNumber: '100', kana: 'か', serialNumber });

beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  departmentId = (await createDepartment(admin, { name: '川越営業所', nameEn: 'Kawagoe Branch' })).id;
  vehicleTypeId = (await createVehicleType(admin)).id;
  const vehicle = (code: string, serialNumber: string) =>
    createVehicle(admin, { code, plate: plateOf(serialNumber), departmentId, vehicleTypeId });
  await vehicle('7001', '1234');
  await vehicle('7002', '12');
  await vehicle('7003', '3412');
  await vehicle('1234', '5678');
  const driver = { departmentId, code: 'E-210', name: '髙橋 太郎', kana: 'タカハシ タロウ', nameEn: 'Taro Takahashi' };
  await createDriver(admin, { ...driver, phone: '09011112222' });
});
afterAll(() => test.close());

async function found(q: string, further = ''): Promise<FoundRecord[]> {
  const response = await admin.get(`/api/find?q=${encodeURIComponent(q)}${further}`);
  expect(response.statusCode, response.body).toBe(200);
  return (response.json() as Found).items;
}

async function codes(q: string, kind: string): Promise<string[]> {
  return (await found(q)).filter((item) => item.kind === kind).map(({ code }) => code);
}

describe('finding records', () => {
  it.each([
    ['12-34', ['1234', '7001']],
    ['１２－３４', ['1234', '7001']],
    ['大宮 100 か 12-34', ['7001']],
    ['大宮100か1234', ['7001']],
    ['大宮　１２ー３４', ['7001', '1234']],
    ['カ1234', ['7001']],
    ['7001', ['7001']],
    ['56', ['1234']],
    ['・・12', ['7002']],
  ])('finds vehicles by "%s"', async (q, expected) => {
    expect((await codes(q, 'vehicle')).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    'e-210',
    'Ｅ２１０',
    '高橋',
    '髙橋太郎',
    'たかはし',
    'ﾀｶﾊｼ ﾀﾛｳ',
    'タロウ',
    '太郎',
    'taro',
    '090-1111-2222',
    '2222',
  ])('finds a driver by "%s"', async (q) => {
    expect(await codes(q, 'driver')).toEqual(['E-210']);
  });

  it('says what a record is called and where it belongs, in both languages', async () => {
    expect(await found('高橋')).toEqual([
      {
        kind: 'driver',
        id: expect.any(String),
        code: 'E-210',
        name: '髙橋 太郎',
        nameEn: 'Taro Takahashi',
        detail: '川越営業所',
        detailEn: 'Kawagoe Branch',
      },
    ]);
    expect((await found('7002'))[0]).toMatchObject({ name: '大宮 100 か ・・12', nameEn: '大宮 100 か ・・12' });
  });

  it('finds two letters in the middle of a field, one only at its beginning', async () => {
    const cargoOwnerId = (await createCargoOwner(admin)).id;
    await createDestination(admin, { cargoOwnerId, code: 'Y-1', name: 'ひなた屋 草加店', city: '越谷市' });
    expect(await codes('草加', 'destination')).toEqual(['Y-1']);
    expect(await codes('ひ', 'destination')).toEqual(['Y-1']);
    expect(await codes('草', 'destination')).toEqual([]);
  });

  it('finds a direction by a municipality that it goes to, after what is called so', async () => {
    await createDirection(admin, { departmentId, code: 'W-1', name: '埼玉東', municipalityCodes: ['112224'] });
    expect(await codes('越谷市', 'direction')).toEqual(['W-1']);
    await createDepartment(admin, { code: 'KSG', name: '新越谷市場センター' });
    expect((await found('越谷市')).map(({ code }) => code).slice(-2)).toEqual(['KSG', 'W-1']);
  });

  it('puts the kind with the best match first, and a code before what only contains it', async () => {
    await createDriver(admin, { departmentId, code: '7003', name: '伊藤 翼', note: '7001 に乗る' });
    expect((await found('7003')).map(({ kind, code }) => `${kind} ${code}`)).toEqual(['vehicle 7003', 'driver 7003']);
    expect((await found('7001')).map(({ kind, code }) => `${kind} ${code}`)).toEqual(['vehicle 7001', 'driver 7003']);
  });

  it('of a number that a record has, names a few that only contain it, and those last', async () => {
    await createVehicle(admin, { code: 'P-1', plate: plateOf('4455'), departmentId, vehicleTypeId });
    for (const n of [1, 2, 3, 4]) await createDriver(admin, { departmentId, code: `W9-4455${n}` });
    const said = async (q: string) =>
      (await found(q)).map(({ kind, code, isWeak }) => `${kind} ${code}${isWeak ? ' weak' : ''}`);
    const weak = ['driver W9-44551 weak', 'driver W9-44552 weak', 'driver W9-44553 weak'];
    expect(await said('44-55')).toEqual(['vehicle P-1', ...weak]);
    expect(await said('大宮 100 か 44-55')).toEqual(['vehicle P-1']);
    expect(await said('W9-4455')).toHaveLength(4);
    expect((await said('w94455')).filter((text) => text.endsWith('weak'))).toEqual([]);
  });

  it('finds no archived records', async () => {
    const row = await createVehicle(admin, { code: 'ARC-1', departmentId, vehicleTypeId });
    expect(await codes('arc1', 'vehicle')).toEqual(['ARC-1']);
    await admin.post(`/api/vehicles/${row.id}/archive`, row);
    expect(await codes('arc1', 'vehicle')).toEqual([]);
  });

  it('finds at most five of a kind, or fewer if asked', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await createDriver(admin, { departmentId, code: `FEW-${n}` });
    expect(await codes('few', 'driver')).toHaveLength(5);
    expect(await found('few', '&limit=2')).toHaveLength(2);
  });

  it.each(['', ' ', '-', '・', '　ー　', '%', '_', '\\', "'", '%%%', '?', '$1', 'zz', '\u0000', '🚚', 'a'.repeat(100)])(
    'finds nothing by %j',
    async (q) => {
      expect(await found(q)).toEqual([]);
    },
  );

  it.each([`q=${'a'.repeat(101)}`, 'q=a&limit=0', 'q=a&limit=6', 'q=a&limit=x', 'q=a&page=1', 'q=a&q=b'])(
    'refuses %s',
    async (query) => {
      expect((await admin.get(`/api/find?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('naming records', () => {
  it('answers in the order in which it is asked, and leaves out what is not there', async () => {
    const [driver] = await found('高橋');
    const [vehicle] = await found('7001');
    const records = [
      `vehicle:${vehicle?.id}`,
      `nothing:${driver?.id}`,
      `vehicle:${driver?.id}`,
      `driver:${driver?.id}`,
    ];
    const response = await admin.get(`/api/find/named?${records.map((record) => `record=${record}`).join('&')}`);
    expect(response.json()).toEqual({ items: [vehicle, driver] });
  });

  it('names nothing without a record', async () => {
    expect((await admin.get('/api/find/named')).json()).toEqual({ items: [] });
  });

  it('refuses what is no record, and too many', async () => {
    const id = '0193d000-0000-7000-8000-000000000001';
    const many = Array.from({ length: 21 }, () => `record=vehicle:${id}`).join('&');
    for (const query of ['record=vehicle', `record=${id}`, 'record=vehicle:1', `record=Vehicle:${id}`, many]) {
      expect((await admin.get(`/api/find/named?${query}`)).statusCode, query).toBe(400);
    }
  });
});
