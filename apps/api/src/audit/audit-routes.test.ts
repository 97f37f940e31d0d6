import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchText } from '@haisha/rules/search-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn, logInAs } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { createUser, testPassword } from '../../test/factories.ts';
import { createDepartment, createVehicle } from '../../test/masters.ts';
import { migrationsFolder } from '../db/migrate.ts';
import { recordUserAct } from './record-user-act.ts';

type Item = { entity: string; action: string; label: string; by: { id: string }; fields: unknown[] };

const day = 24 * 3_600_000;
let test: TestApp;
let admin: Browser & { userId: string };
let department: { id: string };
let vehicle: { id: string; version: number; code: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  department = await createDepartment(admin, { code: 'IW', name: '岩槻センター' });
  vehicle = await createVehicle(admin, { departmentId: department.id });
  await createVehicle(admin);
  await recordUserAct(test.db, { userId: null, action: 'loginRefused', requestId: null });
  await admin.post(`/api/vehicles/${vehicle.id}/archive`, { version: 1 });
});
afterAll(() => test.close());

async function audit(query: string, browser: Browser = admin): Promise<Item[]> {
  const response = await browser.get(`/api/audit?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().items;
}

const what = (items: Item[]) => items.map(({ action, entity }) => `${action} ${entity}`);

describe('the audit log', () => {
  it('is read newest first, with what the row was called and each field before and after', async () => {
    const [last] = await audit('pageSize=1');
    expect(last).toMatchObject({ action: 'archive', entity: 'vehicle', by: { id: admin.userId } });
    expect(last?.label).toContain(vehicle.code);
    const made = await audit(`entityId=${department.id}`);
    expect(what(made)).toEqual(['create department']);
    expect(made[0]?.fields).toContainEqual({ path: 'name', before: null, after: '岩槻センター' });
  });

  it.each([
    ['by words, as people read them', () => 'q=ＩＷ', ['create department']],
    ['by the name of the row', () => 'q=岩槻', ['create department']],
    ['by the row', () => `entityId=${vehicle.id}`, ['archive vehicle', 'create vehicle']],
    ['by kind', () => 'action=archive&action=export', ['archive vehicle']],
    ['by entity', () => 'entity=user&action=login', ['login user']],
    ['by person', () => `actorId=${vehicle.id}`, []],
    ['by the system', () => 'actorId=system', ['loginRefused user']],
    [
      'by the system and a person',
      () => `actorId=system&actorId=${admin.userId}&entity=user`,
      ['loginRefused user', 'login user'],
    ],
  ])('is searched %s', async (_, query, expected) => {
    expect(what(await audit(query()))).toEqual(expected);
  });

  describe('of what is done to an account or by its way in', () => {
    const input = { loginId: 'sakai@example.jp', name: '酒井 瀨奈', kana: 'サカイ セナ' };
    const label = 'sakai@example.jp 酒井 瀨奈';
    const acts = async (q: string) =>
      (await audit(`entity=user&q=${encodeURIComponent(q)}`)).map(({ action }) => action);
    let expected: string[];
    beforeAll(async () => {
      const { id: userId } = await createUser(test.db, { ...input, searchText: searchText(...Object.values(input)) });
      const browser = createBrowser(test);
      await logIn(browser, input.loginId, 'wrong');
      await logIn(browser, input.loginId, testPassword);
      await browser.delete('/api/sessions');
      await recordUserAct(test.db, { userId, action: 'secondFactorOff', requestId: null });
      const roles = { before: { roles: ['admin'] }, after: { roles: ['viewer'] } };
      await recordUserAct(test.db, { userId, action: 'update', ...roles, requestId: null });
      expected = ['update', 'secondFactorOff', 'logoutEverywhere', 'login', 'loginRefused'];
    });

    it.each(['sakai@example.jp', '酒井', '瀬奈', label])('is found by "%s", as it is shown', async (q) => {
      expect(await acts(q)).toEqual(expected);
      expect((await audit(`action=login&q=${encodeURIComponent(q)}`)).map((item) => item.label)).toEqual([label]);
    });

    it('keeps what the account was called then', async () => {
      await test.pool.query("update users set name = '上尾 瀨奈' where login_id = $1", [input.loginId]);
      expect((await audit('action=login&q=sakai')).map((item) => item.label)).toEqual([label]);
      await test.pool.query('update users set name = $2 where login_id = $1', [input.loginId, input.name]);
    });

    it('is named and found alike when the record is older than that', async () => {
      const before = await audit('entity=user&q=sakai');
      await test.pool.query("update audit_records set label = null, search_text = '' where label = $1", [label]);
      expect(await acts('sakai')).toEqual([]);
      await test.pool.query(await readFile(join(migrationsFolder, '0014_user_act_labels.sql'), 'utf8'));
      expect(await audit('entity=user&q=sakai')).toEqual(before);
      for (const q of ['瀬奈', label]) expect(await acts(q)).toEqual(expected);
    });
  });

  it('is searched by days of Tokyo, both included', async () => {
    const tokyo = (at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date(at));
    const now = Date.now();
    await test.pool.query(
      `update audit_records set at = ($1::date)::timestamp at time zone 'Asia/Tokyo' where id =
      (select min(id) from audit_records where entity = 'vehicle')`,
      [tokyo(now - 2 * day)],
    );
    const two = tokyo(now - 2 * day);
    expect(what(await audit(`from=${two}&to=${two}`))).toEqual(['create vehicle']);
    expect(await audit(`from=${tokyo(now - 4 * day)}&to=${tokyo(now - 3 * day)}`)).toEqual([]);
    expect(await audit(`from=${tokyo(now - day)}&entityId=${vehicle.id}`)).toHaveLength(1);
  });

  it('shows a manager what concerns the own departments, also what was moved away', async () => {
    const manager = await logInAs(test, ['manager'], { departmentIds: [department.id] });
    expect(what(await audit('', manager))).toEqual(['archive vehicle', 'create vehicle', 'create department']);
    const stranger = await logInAs(test, ['manager'], { departmentIds: [] });
    await test.db.execute(`update users set department_scope = 'list' where id = '${stranger.userId}'`);
    expect(await audit('', stranger)).toEqual([]);
  });

  it.each(['assistant', 'dispatcher', 'accounting', 'labour', 'viewer', 'driver', 'partner'] as const)(
    'is closed to the role %s',
    async (role) => {
      const browser = await logInAs(test, [role]);
      expect((await browser.get('/api/audit')).statusCode).toBe(403);
      expect((await browser.get('/api/audit/people')).statusCode).toBe(403);
    },
  );

  it('names the people it can be of', async () => {
    const { items } = (await admin.get('/api/audit/people')).json();
    expect(items).toContainEqual({ id: admin.userId, name: '試験 花子' });
    const stranger = await createDepartment(admin);
    const elsewhere = await logInAs(test, ['manager'], { departmentIds: [stranger.id] });
    const inScope: { id: string }[] = (await elsewhere.get('/api/audit/people')).json().items;
    expect(inScope.map(({ id }) => id)).toEqual([admin.userId]);
  });

  it('is searched by index, also when it is long', async () => {
    const client = await test.pool.connect();
    await client.query('set statement_timeout = 0');
    await client.query(`insert into audit_records (action, entity, search_text, department_ids, at)
      select 'update', 'vehicle', 'm' || lpad(n::text, 6, '0'), array[md5((n % 1000)::text)::uuid],
        now() - n * interval '1 minute'
      from generate_series(1, 100000) n`);
    await client.query('analyze audit_records');
    client.release(true);
    const plan = async (where: string) =>
      (await test.pool.query(`explain select * from audit_records where ${where} order by id desc limit 50`)).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    expect(await plan("search_text like '%m077777%'")).toContain('audit_records_search_text_index');
    expect(await plan(`entity = 'vehicle' and entity_id = '${vehicle.id}'`)).toContain('audit_records_entity_index');
    expect(await plan(`department_ids && array['${department.id}'::uuid]`)).toContain(
      'audit_records_department_ids_index',
    );
    expect(await plan('true')).toContain('audit_records_pkey');
  }, 60_000);
});
