import type { Department } from '@haisha/validation/department';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createVehicle, departmentBody } from '../../../../test/masters.ts';
import { createUserBy } from '../../../../test/users.ts';

let test: TestApp;
let admin: Browser & { userId: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

const change = async (row: Department, values: object, browser: Browser = admin) =>
  await browser.put(`/api/departments/${row.id}`, { ...row, ...values });
const archive = async ({ id }: Department, version = 1) =>
  await admin.post(`/api/departments/${id}/archive`, { version });

describe('a department', () => {
  it('is created, read, changed, archived and restored', async () => {
    const position = { latitude: 35.607123, longitude: 140.106291 };
    const created = await createDepartment(admin, { nameEn: 'Chiba Centre', ...position });
    expect(created).toMatchObject({ ...position, version: 1, vehicleCount: 0, parentName: null, archivedAt: null });
    expect((await admin.get(`/api/departments/${created.id}`)).json()).toEqual(created);
    const changed = (await change(created, { name: '新千葉センター' })).json();
    expect(changed).toMatchObject({ version: 2, name: '新千葉センター', updatedBy: { id: admin.userId } });
    expect((await change(created, {})).json()).toMatchObject({ code: 'version.conflict', current: changed });
    expect((await archive(created, 2)).json()).toMatchObject({ version: 3, archivedAt: expect.any(String) });
    expect((await change({ ...created, version: 3 }, {})).json()).toMatchObject({
      status: 409,
      code: 'record.archived',
    });
    const restored = await admin.post(`/api/departments/${created.id}/restore`, { version: 3 });
    expect(restored.json()).toMatchObject({ version: 4, archivedAt: null });
  });

  it('has a code of its own, also among archived ones', async () => {
    const one = await createDepartment(admin);
    await archive(one);
    const response = await admin.post('/api/departments', departmentBody({ code: one.code }));
    expect(response.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'code', code: 'taken' }] });
  });

  it('names its parent and counts its vehicles that are not archived', async () => {
    const parent = await createDepartment(admin, { name: '本社' });
    const child = await createDepartment(admin, { parentId: parent.id });
    const vehicle = await createVehicle(admin, { departmentId: child.id });
    await createVehicle(admin, { departmentId: child.id });
    await admin.post(`/api/vehicles/${vehicle.id}/archive`, { version: 1 });
    const row = (await admin.get(`/api/departments/${child.id}`)).json();
    expect(row).toMatchObject({ parentId: parent.id, parentName: '本社', vehicleCount: 1 });
  });

  it('does not come to lie below itself', async () => {
    const top = await createDepartment(admin);
    const middle = await createDepartment(admin, { parentId: top.id });
    const low = await createDepartment(admin, { parentId: middle.id });
    for (const parentId of [top.id, middle.id, low.id]) {
      expect((await change(top, { parentId })).json().errors).toEqual([{ path: 'parentId', code: 'circular' }]);
    }
    expect((await change(low, { parentId: top.id })).statusCode).toBe(200);
  });

  it('does not come to lie below itself by two moves at the same moment', async () => {
    const [one, other] = [await createDepartment(admin), await createDepartment(admin)];
    const answers = await Promise.all([change(one, { parentId: other.id }), change(other, { parentId: one.id })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('is not archived while vehicles or departments belong to it, and says which', async () => {
    const parent = await createDepartment(admin);
    const child = await createDepartment(admin, { parentId: parent.id, name: '柏車庫', nameEn: 'Kashiwa Garage' });
    for (const code of ['U-1', 'U-2', 'U-3', 'U-4']) await createVehicle(admin, { code, departmentId: parent.id });
    const usedBy = [
      { entity: 'vehicle', count: 4, examples: ['U-1', 'U-2', 'U-3'] },
      { entity: 'department', count: 1, examples: ['柏車庫'], examplesEn: ['Kashiwa Garage'] },
    ];
    expect((await admin.get(`/api/departments/${parent.id}/usage`)).json()).toEqual({ usedBy });
    const refused = await archive(parent);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'record.in_use', usedBy });
    expect((await archive(child)).statusCode).toBe(200);
  });

  it('is not archived while there are people who see it alone', async () => {
    const department = await createDepartment(admin);
    const person = await createUserBy(admin, {
      roles: ['dispatcher'],
      name: '小川 学',
      departmentScope: 'list',
      departmentIds: [department.id],
    });
    const usedBy = [{ entity: 'user', count: 1, examples: ['小川 学'] }];
    expect((await archive(department)).json()).toMatchObject({ code: 'record.in_use', usedBy });
    await admin.post(`/api/users/${person.id}/archive`, { version: 1 });
    expect((await archive(department)).statusCode).toBe(200);
  });

  it('gets no vehicle at the moment it is archived', async () => {
    const department = await createDepartment(admin);
    const vehicle = await createVehicle(admin);
    const [archived, moved] = await Promise.all([
      archive(department),
      admin.put(`/api/vehicles/${vehicle.id}`, { ...vehicle, departmentId: department.id }),
    ]);
    expect([archived.statusCode, moved.statusCode].sort()).not.toEqual([200, 200]);
  });

  it('comes back only below a department that is not archived', async () => {
    const parent = await createDepartment(admin);
    const child = await createDepartment(admin, { parentId: parent.id });
    await archive(child);
    await archive(parent);
    const restored = await admin.post(`/api/departments/${child.id}/restore`, { version: 2 });
    expect(restored.json().errors).toEqual([{ path: 'parentId', code: 'archived' }]);
  });

  it('is created once for one idempotency key', async () => {
    const headers = { 'idempotency-key': 'department-1' };
    const body = departmentBody();
    const [one, other] = [
      await admin.post('/api/departments', body, { headers }),
      await admin.post('/api/departments', body, { headers }),
    ];
    expect(other.json()).toEqual(one.json());
  });
});

describe('a manager', () => {
  it('sees and changes the own departments only', async () => {
    const [own, other] = [await createDepartment(admin), await createDepartment(admin)];
    const manager = await logInAs(test, ['manager'], { departmentIds: [own.id] });
    const { items, total } = (await manager.get('/api/departments')).json();
    expect([total, items.map(({ id }: Department) => id)]).toEqual([1, [own.id]]);
    expect((await change(own, { note: '済' }, manager)).json()).toMatchObject({ version: 2, note: '済' });
    for (const path of ['', '/usage']) {
      expect((await manager.get(`/api/departments/${other.id}${path}`)).json().code).toBe('record.not_found');
    }
    expect((await change(other, { note: '済' }, manager)).json().code).toBe('record.not_found');
    expect((await admin.get(`/api/departments/${other.id}`)).json().version).toBe(1);
  });
});

describe('the users of a department', () => {
  it('are all counted, and named only to those who may read them', async () => {
    const parent = await createDepartment(admin);
    const own = await createDepartment(admin, { parentId: parent.id, name: '柏車庫', nameEn: 'Kashiwa Garage' });
    await createDepartment(admin, { parentId: parent.id, name: '赤羽車庫' });
    const manager = await logInAs(test, ['manager'], { departmentIds: [parent.id, own.id] });
    const usage = async (browser: Browser) =>
      new Set((await browser.get(`/api/departments/${parent.id}/usage`)).json().usedBy);
    const named = (examples: string[], examplesEn: string[], people = 1) =>
      new Set([
        { entity: 'department', count: 2, examples, examplesEn },
        { entity: 'user', count: people, examples: expect.any(Array) },
      ]);
    expect(await usage(manager)).toEqual(named(['柏車庫'], ['Kashiwa Garage']));
    expect(await usage(admin)).toEqual(named(['柏車庫', '赤羽車庫'], ['Kashiwa Garage', '赤羽車庫']));
    const lonely = await logInAs(test, ['manager'], { departmentIds: [parent.id] });
    expect(await usage(lonely)).toEqual(named([], [], 2));
  });
});

describe('the list of departments', () => {
  it('is in the order of the company, and finds and sorts', async () => {
    await createDepartment(admin, { code: 'L-2', name: '野田営業所', kind: 'office', city: '野田市', sortOrder: 902 });
    await createDepartment(admin, { code: 'L-1', name: '柏車庫', kind: 'garage', city: '柏市', sortOrder: 903 });
    await createDepartment(admin, {
      code: 'L-3',
      name: '船橋本社',
      kind: 'headquarters',
      city: '船橋市',
      sortOrder: 901,
    });
    const codes = async (query: string) =>
      (await admin.get(`/api/departments?q=L-&${query}`)).json().items.map(({ code }: Department) => code);
    expect(await codes('')).toEqual(['L-3', 'L-2', 'L-1']);
    expect(await codes('sort=code')).toEqual(['L-1', 'L-2', 'L-3']);
    expect(await codes('sort=-kind')).toEqual(['L-1', 'L-2', 'L-3']);
    expect(await codes('kind=office&kind=garage')).toEqual(['L-2', 'L-1']);
    const found = await admin.get(`/api/departments?q=${encodeURIComponent('野田市')}&kind=office`);
    expect(found.json().items).toMatchObject([{ code: 'L-2' }]);
    for (const sort of ['sortOrder', 'name', 'shortName', 'prefecture', 'vehicleCount', 'updatedAt']) {
      expect((await codes(`sort=-${sort}`)).length).toBe(3);
    }
  });
});
