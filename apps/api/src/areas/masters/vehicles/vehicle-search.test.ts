import type { Vehicle } from '@haisha/validation/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createVehicle, createVehicleType } from '../../../../test/masters.ts';

const plates = { 'N-A': '5', 'N-B': '15', 'N-C': '512', 'N-D': '1205', 'N-E': '12' };
let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  const departmentId = (await createDepartment(admin)).id;
  const vehicleTypeId = (await createVehicleType(admin)).id;
  const add = (code: string, serialNumber: string, values: object = {}) => {
    const plate = { region: '大宮', classNumber: '100', kana: 'か', serialNumber };
    return createVehicle(admin, { code, departmentId, vehicleTypeId, plate, ...values });
  };
  for (const [code, serialNumber] of Object.entries(plates)) await add(code, serialNumber, { ownerName: '佐々木運輸' });
  await add('N-F', '5', { plate: { region: '春日部', classNumber: '400', kana: 'あ', serialNumber: '5' } });
  await add('M-1', '9001', { maker: 'いすゞ' });
  await add('M-2', '9002', { maker: 'ｲｽｽﾞ' });
});
afterAll(() => test.close());

async function found(q: string): Promise<string[]> {
  const response = await admin.get(`/api/vehicles?q=${encodeURIComponent(q)}`);
  return response.json().items.map(({ code }: Vehicle) => code);
}

describe('a search with the dots of a plate', () => {
  it.each([
    ['・・・5', ['N-A', 'N-F']],
    ['･･･５', ['N-A', 'N-F']],
    ['…5', ['N-A', 'N-F']],
    ['...5', ['N-A', 'N-F']],
    ['.5', ['N-A', 'N-F']],
    ['・・12', ['N-E']],
    ['・512', ['N-C']],
    ['大宮 100 か ・・・5', ['N-A']],
    ['春日部　・・・5', ['N-F']],
    ['佐佐木 ・・・5', ['N-A']],
    ['・・・5 ・・12', []],
    ['・・・7', []],
  ])('%s finds exactly that number', async (q, codes) => {
    expect(await found(q)).toEqual(codes);
  });

  it('finds the digits anywhere when there are no dots', async () => {
    expect(await found('大宮 か5')).toEqual(['N-A', 'N-C']);
    expect(await found('大宮 5')).toEqual(['N-A', 'N-B', 'N-C', 'N-D']);
    expect(await found('・1205')).toEqual(['N-D']);
  });

  it('makes the same file', async () => {
    const q = encodeURIComponent('・・12');
    const file = await admin.get(`/api/vehicles/export?format=csv&columns=code&q=${q}`);
    expect(file.body.split('\r\n').filter((line) => /^"?N-/.test(line))).toHaveLength(1);
  });
});

describe('a search for a name with a repeat mark', () => {
  it.each(['いすゞ', 'いすず', 'ｲｽｽﾞ', 'イスズ', 'イスヾ'])('%s finds each way of writing it', async (q) => {
    expect(await found(q)).toEqual(['M-1', 'M-2']);
  });
});
