import type { Direction } from '@haisha/validation/direction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createCourse, createDepartment } from '../../../../test/masters.ts';
import { createDirection, directionBody } from '../../../../test/rows/direction.ts';

let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

describe('a direction', () => {
  it('is created, read, changed, archived and restored', async () => {
    const department = await createDepartment(admin, { name: '岩槻センター' });
    const facts = { colour: '#1e88e5', standardDistanceKm: 12.5, standardMinutes: 40 };
    const municipalityCodes = ['111104', '112143'];
    const created = await createDirection(admin, { ...facts, departmentId: department.id, municipalityCodes });
    expect(created).toMatchObject({ ...facts, municipalityCodes, departmentName: '岩槻センター', version: 1 });
    const url = `/api/directions/${created.id}`;
    expect((await admin.get(url)).json()).toEqual(created);
    const changed = (await admin.put(url, { ...created, municipalityCodes: ['111104'] })).json();
    expect(changed).toMatchObject({ version: 2, municipalityCodes: ['111104'] });
    expect((await admin.put(url, created)).json()).toMatchObject({ code: 'version.conflict', current: changed });
    expect((await admin.post(`${url}/archive`, { version: 2 })).json().archivedAt).not.toBeNull();
    expect((await admin.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ version: 4, archivedAt: null });
  });

  it('takes each municipality once, and only codes that fit', async () => {
    const { id: departmentId } = await createDepartment(admin);
    const errorsOf = async (municipalityCodes: string[]) =>
      (await admin.post('/api/directions', directionBody({ departmentId, municipalityCodes }))).json().errors;
    expect(await errorsOf(['111104', '111104'])).toMatchObject([{ path: 'municipalityCodes', code: 'duplicate' }]);
    expect(await errorsOf(['111105'])).toMatchObject([{ path: 'municipalityCodes.0', code: 'municipalityCode' }]);
  });

  it('has a code of its own and a department that is in use', async () => {
    const { code, departmentId } = await createDirection(admin);
    const taken = await admin.post('/api/directions', directionBody({ code, departmentId }));
    expect(taken.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'code', code: 'taken' }] });
    const gone = await createDepartment(admin);
    await admin.post(`/api/departments/${gone.id}/archive`, { version: 1 });
    const refused = await admin.post('/api/directions', directionBody({ departmentId: gone.id }));
    expect(refused.json().errors).toEqual([{ path: 'departmentId', code: 'archived' }]);
  });

  it('keeps its department from being archived, and comes back only to one in use', async () => {
    const department = await createDepartment(admin);
    const { id } = await createDirection(admin, { departmentId: department.id, name: '埼玉東' });
    const archive = () => admin.post(`/api/departments/${department.id}/archive`, { version: 1 });
    const usedBy = [{ entity: 'direction', count: 1, examples: ['埼玉東'] }];
    expect((await archive()).json()).toMatchObject({ code: 'record.in_use', usedBy });
    await admin.post(`/api/directions/${id}/archive`, { version: 1 });
    expect((await archive()).statusCode).toBe(200);
    const restored = await admin.post(`/api/directions/${id}/restore`, { version: 2 });
    expect(restored.json().errors).toEqual([{ path: 'departmentId', code: 'archived' }]);
  });
});

describe('the list of directions', () => {
  it('finds, narrows to departments and sorts', async () => {
    const [one, other] = [await createDepartment(admin), await createDepartment(admin)];
    await createDirection(admin, { code: 'Z-2', name: '県央', departmentId: one.id, sortOrder: 1 });
    await createDirection(admin, { code: 'Z-1', name: '湘南', departmentId: one.id, sortOrder: 2 });
    await createDirection(admin, { code: 'Z-3', name: '横浜', departmentId: other.id, sortOrder: 3 });
    const codes = async (query: string) =>
      (await admin.get(`/api/directions?q=Z-&${query}`)).json().items.map(({ code }: Direction) => code);
    expect(await codes('')).toEqual(['Z-2', 'Z-1', 'Z-3']);
    expect(await codes(`departmentId=${one.id}&sort=code`)).toEqual(['Z-1', 'Z-2']);
    expect((await admin.get(`/api/directions?q=${encodeURIComponent('しょうなん 湘南')}`)).json().total).toBe(0);
    for (const sort of ['name', 'departmentName', 'updatedAt']) expect((await codes(`sort=-${sort}`)).length).toBe(3);
  });

  it('finds those with a municipality by its name, kana and prefecture', async () => {
    const { id } = await createDirection(admin, { municipalityCodes: ['112143', '122041'] });
    for (const [q, total] of [
      ['春日部', 1],
      ['ふなばし', 1],
      ['埼玉県 かすかべ', 1],
      ['千葉県 春日部', 0],
    ] as const) {
      const { items } = (await admin.get(`/api/directions?q=${encodeURIComponent(q)}`)).json();
      const found = items.filter((row: Direction) => row.id === id);
      expect(found, q).toHaveLength(total);
    }
  });

  it('shows a manager those of the own departments only', async () => {
    const own = await createDirection(admin);
    const foreign = await createDirection(admin);
    const manager = await logInAs(test, ['manager'], { departmentIds: [own.departmentId] });
    const { items } = (await manager.get('/api/directions')).json();
    expect(items.map(({ id }: Direction) => id)).toEqual([own.id]);
    expect((await manager.get(`/api/directions/${foreign.id}`)).json().code).toBe('record.not_found');
    const changed = await manager.put(`/api/directions/${own.id}`, { ...own, note: '済' });
    expect(changed.json()).toMatchObject({ version: 2, note: '済' });
  });

  it('is used by courses, which are told by their codes', async () => {
    const { id, departmentId } = await createDirection(admin);
    const { code } = await createCourse(admin, { departmentId, directionId: id, name: '東回り' });
    const { usedBy } = (await admin.get(`/api/directions/${id}/usage`)).json();
    expect(usedBy).toEqual([{ entity: 'course', count: 1, examples: [code] }]);
  });

  it('stays within the departments of a manager, who is told so', async () => {
    const [own, { departmentId }] = [await createDirection(admin), await createDirection(admin)];
    const manager = await logInAs(test, ['manager'], { departmentIds: [own.departmentId] });
    const errors = [{ path: 'departmentId', code: 'ownDepartments' }];
    expect((await manager.put(`/api/directions/${own.id}`, { ...own, departmentId })).json().errors).toEqual(errors);
    const rows = [{ id: own.id, version: own.version, value: departmentId }];
    const answer = (await manager.post('/api/directions/bulk/set', { field: 'departmentId', rows })).json();
    expect(answer.results).toMatchObject([{ id: own.id, problem: { code: 'validation.failed', errors } }]);
  });

  it('goes out with code and name of each municipality', async () => {
    await createDirection(admin, { code: 'X-1', municipalityCodes: ['111104', '221384'] });
    const file = await admin.get('/api/directions/export?q=X-1&format=csv');
    expect(file.body).toContain('111104 埼玉県さいたま市岩槻区 / 221384 静岡県浜松市中央区');
  });
});
