import type { Destination } from '@haisha/validation/destination';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createCargoOwner, createCourse, createDestination, destinationBody } from '../../../../test/masters.ts';

let test: TestApp;
let admin: Browser;
let cargoOwnerId: string;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  cargoOwnerId = (await createCargoOwner(admin)).id;
});
afterAll(() => test.close());

const iwatsuki = { latitude: 35.9497, longitude: 139.6942 };
const monday = { weekday: 'monday', fromMinutes: 360, toMinutes: 540, kind: 'strict' } as const;

function create(values: object = {}): Promise<Destination> {
  return createDestination(admin, { cargoOwnerId, ...values });
}

async function codesOf(query: string): Promise<string[]> {
  const response = await admin.get(`/api/destinations?${query}`);
  return response.json().items.map(({ code }: Destination) => code);
}

describe('a destination', () => {
  it('is created, read, changed, archived and restored', async () => {
    const created = await create({ slots: [monday], zones: ['chilled', 'frozen'], maxHeightCm: 350 });
    expect(created).toMatchObject({ version: 1, slots: [monday], courseCodes: [], hasAccessCodes: false });
    const url = `/api/destinations/${created.id}`;
    expect((await admin.get(url)).json()).toEqual(created);
    const changed = (await admin.put(url, { ...created, name: 'ひなた屋 越谷駅前店' })).json();
    expect(changed).toMatchObject({ version: 2, name: 'ひなた屋 越谷駅前店' });
    expect((await admin.put(url, { ...created, name: 'x' })).json()).toMatchObject({ code: 'version.conflict' });
    expect((await admin.post(`${url}/archive`, { version: 2 })).json().archivedAt).not.toBeNull();
    expect((await admin.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ version: 4, archivedAt: null });
  });

  it('has a code of its own, and a store code of its own with its owner', async () => {
    const one = await create({ storeCode: '0123' });
    const refusal = async (values: object) =>
      (await admin.post('/api/destinations', destinationBody({ cargoOwnerId, ...values }))).json().errors;
    expect(await refusal({ code: one.code })).toEqual([{ path: 'code', code: 'taken' }]);
    expect(await refusal({ storeCode: '0123' })).toEqual([{ path: 'storeCode', code: 'taken' }]);
    const other = await createCargoOwner(admin);
    expect(await create({ cargoOwnerId: other.id, storeCode: '0123' })).toMatchObject({ storeCode: '0123' });
  });

  it('keeps its times in the order of the week, and refuses those that overlap', async () => {
    const evening = { ...monday, fromMinutes: 1320, toMinutes: 1530 };
    const sunday = { ...monday, weekday: 'sunday' };
    expect((await create({ slots: [sunday, evening, monday] })).slots).toEqual([monday, evening, sunday]);
    const slots = [monday, { ...monday, fromMinutes: '8:59', toMinutes: '25:30' }, { ...sunday, toMinutes: 360 }];
    const { errors } = (await admin.post('/api/destinations', { ...destinationBody({ cargoOwnerId }), slots })).json();
    expect(errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
      'slots.2.toMinutes afterStart',
      'slots.1.fromMinutes overlapsSlot',
    ]);
  });

  it('refers only to an owner that is there and not archived', async () => {
    const gone = (await createCargoOwner(admin)).id;
    await admin.post(`/api/cargo-owners/${gone}/archive`, { version: 1 });
    const refusal = async (values: object) =>
      (await admin.post('/api/destinations', destinationBody({ cargoOwnerId, ...values }))).json().errors;
    expect(await refusal({ cargoOwnerId: gone })).toEqual([{ path: 'cargoOwnerId', code: 'archived' }]);
    expect(await refusal({ directionId: cargoOwnerId })).toEqual([{ path: 'directionId', code: 'invalid' }]);
  });

  it('is not archived while courses stop there, each told once', async () => {
    const { id, version } = await create();
    const stop = {
      destinationId: id,
      arriveFromMinutes: null,
      arriveToMinutes: null,
      workMinutes: 10,
      hasBreak: false,
    };
    const course = await createCourse(admin, { stops: [stop, stop] });
    const { code, usedBy } = (await admin.post(`/api/destinations/${id}/archive`, { version })).json();
    expect(code).toBe('record.in_use');
    expect(usedBy).toEqual([{ entity: 'course', count: 1, examples: [course.code] }]);
    expect((await admin.get(`/api/destinations/${id}`)).json().courseCodes).toEqual([course.code]);
  });
});

describe('the state of a position', () => {
  it('is none without one, and checked when a person entered it', async () => {
    const row = await create();
    expect(row.geoState).toBe('none');
    const placed = (await admin.put(`/api/destinations/${row.id}`, { ...row, ...iwatsuki })).json();
    expect(placed.geoState).toBe('confirmed');
    const url = `/api/destinations/${row.id}`;
    const taken = (await admin.put(url, { ...placed, latitude: null, longitude: null })).json();
    expect(taken.geoState).toBe('none');
  });

  it('found automatically stays so until it is moved or somebody says that it is right', async () => {
    const { id } = await create(iwatsuki);
    const url = `/api/destinations/${id}`;
    const change = async (values: object) =>
      (await admin.put(url, { ...(await admin.get(url)).json(), ...values })).json().geoState;
    const makeAutomatic = () => test.pool.query(`update destinations set geo_state = 'automatic' where id = $1`, [id]);
    await makeAutomatic();
    expect(await change({ note: '裏口' })).toBe('automatic');
    expect(await change({ confirmPosition: true })).toBe('confirmed');
    await makeAutomatic();
    expect(await change({ latitude: 35.95 })).toBe('confirmed');
  });
});

describe('destinations like another', () => {
  it('are those with its telephone, and those next door with a name alike', async () => {
    const owner = { cargoOwnerId: (await createCargoOwner(admin)).id };
    const place = { latitude: 35.5, longitude: 139.5 };
    const phone = await create({ ...owner, name: '別の名前', phone: '0480009999' });
    const near = await create({ ...owner, name: 'みずほ野ストア 藤沢本町店', ...place });
    await create({ ...owner, name: 'みずほ野ストア 藤沢本町店', ...place, latitude: 35.51 });
    await create({ ...owner, name: 'あおば台キッチン', ...place });
    const ask = async (query: Record<string, string>) =>
      (await admin.get(`/api/destinations/similar?${new URLSearchParams(query)}`)).json().items;
    const asked = { name: 'みずほ野ストア藤沢本町', latitude: '35.5003', longitude: '139.5', phone: '048-000-9999' };
    expect(await ask(asked)).toMatchObject([
      { id: phone.id, reason: 'phone', metres: null },
      { id: near.id, reason: 'near', metres: 33 },
    ]);
    expect(await ask({ ...asked, except: phone.id })).toMatchObject([{ id: near.id }]);
    expect(await ask({ ...asked, phone: '', latitude: '35.501' })).toEqual([]);
    expect(await ask({ name: asked.name })).toEqual([]);
    expect(await ask({})).toEqual([]);
  });
});

describe('the list of destinations', () => {
  it('finds, filters and sorts', async () => {
    const owner = (await createCargoOwner(admin)).id;
    const at = (code: string, values: object) => create({ code, cargoOwnerId: owner, ...values });
    await at('L-1', { name: 'こもれび市場 新越谷駅前店', kana: 'コモレビイチバ シンコシガヤエキマエテン' });
    await at('L-2', { name: 'ひなた屋 高島店', kana: 'ヒナタヤ タカシマテン', kind: 'centre', ...iwatsuki });
    await at('L-3', { name: 'ひなた屋 厚木店', kana: 'ヒナタヤ アツギテン', city: '厚木市', storeCode: 'A9' });
    const own = `cargoOwnerId=${owner}`;
    expect(await codesOf(own)).toEqual(['L-1', 'L-2', 'L-3']);
    expect(await codesOf(`${own}&sort=kana`)).toEqual(['L-1', 'L-3', 'L-2']);
    expect(await codesOf(`${own}&kind=centre`)).toEqual(['L-2']);
    expect(await codesOf(`${own}&geoState=none`)).toEqual(['L-1', 'L-3']);
    expect(await codesOf(`q=${encodeURIComponent('髙嶋')}`)).toEqual(['L-2']);
    expect(await codesOf(`${own}&q=${encodeURIComponent('ひなたや アツギ')}`)).toEqual(['L-3']);
    for (const sort of [
      'storeCode',
      'name',
      'kind',
      'cargoOwnerName',
      'city',
      'directionName',
      'geoState',
      'updatedAt',
    ]) {
      expect((await codesOf(`${own}&sort=-${sort}`)).length, sort).toBe(3);
    }
  });

  it('can be taken away as a file with its times in words', async () => {
    const { code } = await create({ slots: [monday], closedWeekdays: ['sunday'], zones: ['chilled', 'ambient'] });
    const columns = 'columns=code&columns=slots&columns=closedWeekdays&columns=zones';
    const file = await admin.get(`/api/destinations/export?format=csv&q=${code}&${columns}`);
    expect(file.body).toContain(`${code},月 6:00-9:00 厳守,日,冷蔵 / 常温`);
  });
});
