import { type CargoOwner, usualCargoOwnerTerms } from '@haisha/validation/cargo-owner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { cargoOwnerBody, createCargoOwner, createCustomer } from '../../../../test/masters.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';

const perPiece = { ...usualCargoOwnerTerms, contractIssuedDate: '2026-04-01', fareModel: 'piece' } as const;
let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
});
afterAll(() => test.close());

describe('a cargo owner', () => {
  it('is created, read, changed, archived and restored', async () => {
    const created = await createCargoOwner(admin, { terms: perPiece, defaultZone: 'chilled' });
    expect(created).toMatchObject({ customerName: '株式会社こもれび市場', terms: perPiece, destinationCount: 0 });
    const url = `/api/cargo-owners/${created.id}`;
    expect((await admin.get(url)).json()).toEqual(created);
    const { id: customerId, name: customerName } = await createCustomer(admin, { name: '株式会社みなと共配' });
    const changed = (await admin.put(url, { ...created, customerId })).json();
    expect(changed).toMatchObject({ version: 2, customerId, customerName });
    const late = (await admin.put(url, created)).json();
    expect(late).toMatchObject({ code: 'version.conflict', current: changed });
    expect((await admin.post(`${url}/archive`, { version: 2 })).json().archivedAt).not.toBeNull();
    expect((await admin.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ version: 4, archivedAt: null });
  });

  it('has a code of its own', async () => {
    const { code, customerId } = await createCargoOwner(admin);
    const response = await admin.post('/api/cargo-owners', cargoOwnerBody({ code, customerId }));
    expect(response.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'code', code: 'taken' }] });
  });

  it('is billed to a customer that is there, and stays with one archived since', async () => {
    const nowhere = cargoOwnerBody({ customerId: '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0099' });
    expect((await admin.post('/api/cargo-owners', nowhere)).json().errors).toEqual([
      { path: 'customerId', code: 'invalid' },
    ]);
    const archived = await createCustomer(admin);
    await admin.post(`/api/customers/${archived.id}/archive`, { version: 1 });
    const refused = await admin.post('/api/cargo-owners', cargoOwnerBody({ customerId: archived.id }));
    expect(refused.json().errors).toEqual([{ path: 'customerId', code: 'archived' }]);
  });

  it('is not archived while destinations are its own, and counts them', async () => {
    const owner = await createCargoOwner(admin);
    await test.db.insert(destinations).values({
      code: 'HN-0123',
      name: 'ひなた屋 越谷店',
      kana: 'ヒナタヤ コシガヤテン',
      cargoOwnerId: owner.id,
      kind: 'store',
      postalCode: '3430816',
      prefecture: '埼玉県',
      city: '越谷市',
      addressLine1: '弥生町1-2',
      geoState: 'none',
      closedWeekdays: [],
      holidayRule: 'open',
      workMinutes: 15,
      hasDock: false,
      hasSlope: false,
      needsTailLift: false,
      takesRollCages: false,
      takesNightDrops: false,
      zones: ['chilled'],
      isTemporary: false,
      searchText: '',
    });
    const url = `/api/cargo-owners/${owner.id}`;
    const usedBy = [{ entity: 'destination', count: 1, examples: ['ひなた屋 越谷店'] }];
    expect((await admin.get(url)).json().destinationCount).toBe(1);
    expect((await admin.post(`${url}/archive`, { version: 1 })).json()).toMatchObject({
      code: 'record.in_use',
      usedBy,
    });
  });
});

describe('the terms of a cargo owner', () => {
  it('are neither shown to nor changed by who may not', async () => {
    const { id, ...row } = await createCargoOwner(admin, { terms: perPiece });
    const url = `/api/cargo-owners/${id}`;
    expect((await dispatcher.get(url)).json().terms).toBeNull();
    const saved = await dispatcher.put(url, { ...row, defaultGoods: '日配品', terms: usualCargoOwnerTerms });
    expect(saved.json()).toMatchObject({ defaultGoods: '日配品', terms: null });
    expect((await admin.get(url)).json()).toMatchObject({ defaultGoods: '日配品', terms: perPiece });
    const made = await createCargoOwner(dispatcher, { terms: perPiece });
    expect((await admin.get(`/api/cargo-owners/${made.id}`)).json().terms).toEqual(usualCargoOwnerTerms);
  });
});

describe('the list of cargo owners', () => {
  it('finds, filters by bill-to customer and sorts', async () => {
    const first = await createCustomer(admin, { kana: 'アオバ' });
    const second = await createCustomer(admin, { kana: 'ワカバ' });
    await createCargoOwner(admin, { code: 'L-1', customerId: second.id, kana: 'イズミ' });
    await createCargoOwner(admin, { code: 'L-2', customerId: first.id, kana: 'ウメ' });
    await createCargoOwner(admin, { code: 'L-3', customerId: first.id, kana: 'アサヒ' });
    const codes = async (query: string) =>
      (await admin.get(`/api/cargo-owners?q=L-&${query}`)).json().items.map(({ code }: CargoOwner) => code);
    expect(await codes('')).toEqual(['L-1', 'L-2', 'L-3']);
    expect(await codes(`customerId=${first.id}`)).toEqual(['L-2', 'L-3']);
    expect(await codes('sort=kana')).toEqual(['L-3', 'L-1', 'L-2']);
    expect(await codes('sort=customerName')).toEqual(['L-2', 'L-3', 'L-1']);
    for (const sort of ['name', 'destinationCount', 'updatedAt']) {
      expect(await codes(`sort=-${sort}`)).toHaveLength(3);
    }
  });

  it('is taken away as a file with its terms', async () => {
    await createCargoOwner(admin, { code: 'X-1', isTrueShipper: true, terms: perPiece });
    const columns = ['code', 'isTrueShipper', 'terms.contractIssuedDate', 'terms.fareModel'];
    const query = columns.map((column) => `columns=${column}`).join('&');
    const { body } = await admin.get(`/api/cargo-owners/export?q=X-1&format=csv&${query}`);
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFF荷主コード,真荷主,契約書面の交付日,運賃の決め方',
      'X-1,あり,2026/04/01,個建',
    ]);
  });
});
