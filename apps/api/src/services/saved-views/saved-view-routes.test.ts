import type { SavedView, SavedViews } from '@haisha/validation/saved-view';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createDepartment, newCode } from '../../../test/masters.ts';
import { quickLogIn } from '../../../test/quick-log-in.ts';
import { savedViewBody } from '../../../test/route-rows.ts';
import { auditRecords } from '../../db/schema/services/audit-records.ts';

let test: TestApp;
let admin: Browser;
let department: { id: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  department = await createDepartment(admin);
});
afterAll(() => test.close());

async function person(role: 'manager' | 'viewer' | 'dispatcher' | 'partner', departmentIds: string[] = []) {
  return (await quickLogIn(test, { roles: [role], departmentIds, departmentScope: 'list' })).browser;
}

async function save(browser: Browser, values: object = {}): Promise<SavedView> {
  const body = { ...savedViewBody, list: 'vehicle', name: newCode('表示'), ...values };
  const response = await browser.post('/api/saved-views', body);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

async function views(browser: Browser, list = 'vehicle'): Promise<SavedViews> {
  const response = await browser.get(`/api/saved-views?list=${list}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const idsOf = ({ items }: SavedViews) => items.map(({ id }) => id);

describe('a saved view', () => {
  it('is made, renamed, overwritten, archived and brought back by its owner, and each is recorded', async () => {
    const owner = await person('viewer');
    const view = await save(owner, { name: '車検が近い車両' });
    expect(view).toMatchObject({ ...savedViewBody, departmentId: null, roles: [], version: 1 });
    const url = `/api/saved-views/${view.id}`;
    const changed = (await owner.put(url, { ...view, name: '車検', query: 'q=1' })).json();
    expect(changed).toMatchObject({ name: '車検', query: 'q=1', version: 2 });
    expect((await owner.put(url, view)).json()).toMatchObject({ code: 'version.conflict', current: changed });
    expect((await owner.post(`${url}/archive`, changed)).statusCode).toBe(200);
    expect((await views(owner)).items).toEqual([]);
    expect((await owner.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ archivedAt: null });
    const acts = await test.db.select().from(auditRecords).where(eq(auditRecords.entityId, view.id));
    expect(acts.map(({ action }) => action).sort()).toEqual(['archive', 'create', 'restore', 'update']);
  });

  it('has a name of its own in its list', async () => {
    const [owner, other] = [await person('viewer'), await person('viewer')];
    const { name } = await save(owner);
    const again = await owner.post('/api/saved-views', { ...savedViewBody, list: 'vehicle', name });
    expect(again.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'name', code: 'taken' }] });
    await save(other, { name });
    await save(owner, { name, list: 'vehicleType' });
  });

  it('is seen by nobody else unless it is shared with their department, and changed by nobody else', async () => {
    const owner = await person('viewer', [department.id]);
    const [colleague, stranger] = [await person('dispatcher', [department.id]), await person('dispatcher')];
    const [own, shared] = [await save(owner), await save(owner, { departmentId: department.id })];
    expect(idsOf(await views(owner)).sort()).toEqual([own.id, shared.id].sort());
    expect(idsOf(await views(colleague))).toEqual([shared.id]);
    expect(idsOf(await views(stranger))).toEqual([]);
    expect(idsOf(await views(admin))).toContain(shared.id);
    for (const other of [colleague, admin]) {
      const url = `/api/saved-views/${shared.id}`;
      expect((await other.put(url, shared)).json().code).toBe('record.not_found');
      expect((await other.post(`${url}/archive`, shared)).json().code).toBe('record.not_found');
    }
  });

  it('is shared only with a department of the person who shares it', async () => {
    const owner = await person('viewer');
    const body = { ...savedViewBody, list: 'vehicle', departmentId: department.id };
    const refused = await owner.post('/api/saved-views', body);
    expect(refused.json().errors).toEqual([{ path: 'departmentId', code: 'choose' }]);
    const view = await save(owner);
    expect((await owner.put(`/api/saved-views/${view.id}`, { ...view, ...body })).statusCode).toBe(400);
  });

  it('is of a list that the person may read', async () => {
    const partner = await person('partner');
    for (const response of [
      await partner.get('/api/saved-views?list=vehicle'),
      await partner.post('/api/saved-views', { ...savedViewBody, list: 'vehicle' }),
      await partner.put('/api/list-defaults/own', { list: 'vehicle', opensWith: 'plain' }),
    ]) {
      expect(response.json().errors).toEqual([{ path: 'list', code: 'choose' }]);
    }
  });
});

describe('a list', () => {
  const opens = async (browser: Browser) => {
    const { ownDefault, opensWith } = await views(browser);
    return [ownDefault, opensWith];
  };

  it('opens with the view of the role, which only an administrator sets, and over it with the own choice', async () => {
    const viewer = await person('viewer');
    expect(await opens(viewer)).toEqual(['role', null]);
    const ofRole = await save(admin);
    const choice = { list: 'vehicle', role: 'viewer', viewId: ofRole.id };
    expect((await viewer.put('/api/list-defaults/role', choice)).statusCode).toBe(403);
    const answer = (await admin.put('/api/list-defaults/role', choice)).json();
    expect(answer.items.find(({ id }: SavedView) => id === ofRole.id).roles).toEqual(['viewer']);
    expect(await opens(viewer)).toEqual(['role', ofRole.id]);
    expect(idsOf(await views(viewer))).toEqual([ofRole.id]);
    const own = await save(viewer);
    for (const [opensWith, expected] of [
      [own.id, own.id],
      ['plain', null],
      ['role', ofRole.id],
    ]) {
      const chosen = (await viewer.put('/api/list-defaults/own', { list: 'vehicle', opensWith })).json();
      expect([chosen.ownDefault, chosen.opensWith]).toEqual([opensWith, expected]);
    }
    await admin.put('/api/list-defaults/role', { ...choice, viewId: null });
    expect(await opens(viewer)).toEqual(['role', null]);
    const acts = await test.db.select().from(auditRecords).where(eq(auditRecords.entityId, ofRole.id));
    expect(acts.filter(({ action }) => action === 'update')).toHaveLength(2);
  });

  it('goes back to what it was without the view when that is archived', async () => {
    const viewer = await person('viewer');
    const own = await save(viewer);
    await viewer.put('/api/list-defaults/own', { list: 'vehicle', opensWith: own.id });
    expect(await opens(viewer)).toEqual([own.id, own.id]);
    await viewer.post(`/api/saved-views/${own.id}/archive`, own);
    expect(await opens(viewer)).toEqual(['role', null]);
  });

  it('opens with no view that the person does not see, and with none of another list', async () => {
    const [viewer, other] = [await person('viewer'), await person('viewer')];
    const [foreign, elsewhere] = [await save(other), await save(viewer, { list: 'vehicleType' })];
    for (const { id } of [foreign, elsewhere]) {
      const refused = await viewer.put('/api/list-defaults/own', { list: 'vehicle', opensWith: id });
      expect(refused.json().errors).toEqual([{ path: 'opensWith', code: 'choose' }]);
      const ofRole = await admin.put('/api/list-defaults/role', { list: 'vehicle', role: 'viewer', viewId: id });
      expect(ofRole.json().errors).toEqual([{ path: 'viewId', code: 'choose' }]);
    }
  });
});
