import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchText } from '@haisha/rules/search-text';
import type { Department } from '@haisha/validation/department';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../test/factories.ts';
import {
  createCargoOwner,
  createCourse,
  createDeliveryCompany,
  createDepartment,
  createDestination,
  createDriver,
  createVehicle,
} from '../../../test/masters.ts';
import { fillWith } from '../../../test/test-database.ts';
import { migrationsFolder } from '../../db/migrate.ts';
import { recordUserAct } from '../records/audit/record-user-act.ts';

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

  it.each(['assistant', 'dispatcher', 'viewer', 'driver', 'partner'] as const)(
    'is closed to the role %s',
    async (role) => {
      const browser = await logInAs(test, [role]);
      expect((await browser.get('/api/audit')).statusCode).toBe(403);
      expect((await browser.get('/api/audit/people')).statusCode).toBe(403);
    },
  );

  describe('is read in part', () => {
    let mine: Department;
    let driver: { id: string };
    const kindsSeenBy = async (browser: Browser, query = '') =>
      [...new Set((await audit(`pageSize=200&${query}`, browser)).map(({ entity }) => entity))].toSorted();
    beforeAll(async () => {
      mine = await createDepartment(admin);
      const departmentId = mine.id;
      driver = await createDriver(admin, { departmentId });
      const pay = { payType: 'monthly', baseAmountYen: 230_000, allowances: [], version: 0 };
      await admin.put(`/api/drivers/${driver.id}/pay`, pay);
      await admin.put(`/api/drivers/${driver.id}/record`, { sleepApneaCheckDate: '2026-01-01', version: 0 });
      const cargoOwner = await createCargoOwner(admin);
      const destination = await createDestination(admin, { cargoOwnerId: cargoOwner.id });
      await createDeliveryCompany(admin);
      await createCourse(admin, { departmentId, usualTollYen: null, driverAllowanceYen: null });
      await admin.put(`/api/destinations/${destination.id}`, { ...destination, phone: '0480000177' });
    });

    it('by accounting, which reads what is of money, and by labour, which reads what is of drivers', async () => {
      const money = ['cargoOwner', 'customer', 'deliveryCompany', 'driverPay'];
      expect(await kindsSeenBy(await logInAs(test, ['accounting']))).toEqual(money);
      const drivers = ['driver', 'driverPay', 'driverRecord'];
      expect(await kindsSeenBy(await logInAs(test, ['labour']))).toEqual(drivers);
      const both = [...new Set([...money, ...drivers])].toSorted();
      expect(await kindsSeenBy(await logInAs(test, ['accounting', 'labour', 'viewer']))).toEqual(both);
      const ofDepartment = await logInAs(test, ['manager', 'labour'], { departmentIds: [mine.id] });
      expect(await kindsSeenBy(ofDepartment)).toEqual(['course', 'department', 'driver', 'driverPay', 'driverRecord']);
    });

    it('of sums in other records: the record that changes one, and of it the sums alone', async () => {
      const accounting = await logInAs(test, ['accounting']);
      const course = await createCourse(admin, { departmentId: mine.id, usualTollYen: 1_200 });
      const url = `/api/courses/${course.id}`;
      const second = (await admin.put(url, { ...course, name: '別の便', driverAllowanceYen: 500 })).json();
      await admin.put(url, { ...second, name: '元の便' });
      const bare = await createVehicle(admin, { departmentId: mine.id });
      await admin.put(`/api/vehicles/${bare.id}`, { ...bare, monthlyTaxYen: 4_000 });
      const seen = async (id: string) => (await audit(`entityId=${id}`, accounting)).map(({ fields }) => fields);
      expect(await seen(course.id)).toEqual([
        [{ path: 'driverAllowanceYen', before: null, after: 500 }],
        [{ path: 'usualTollYen', before: null, after: 1_200 }],
      ]);
      expect(await seen(bare.id)).toEqual([[{ path: 'monthlyTaxYen', before: null, after: 4_000 }]]);
      const both = await logInAs(test, ['manager', 'accounting'], { departmentIds: [mine.id] });
      const [whole] = await audit(`entityId=${second.id}&pageSize=1`, both);
      expect(whole?.fields).toEqual([{ path: 'name', before: '別の便', after: '元の便' }]);
      expect(await audit(`entityId=${course.id}`, await logInAs(test, ['labour']))).toEqual([]);
    });

    it('by no other way: a filter, a search and a list of people stay within it, and no file is given out', async () => {
      const labour = await logInAs(test, ['labour']);
      expect(await kindsSeenBy(labour, 'entity=department&entity=customer&entity=driver')).toEqual(['driver']);
      expect(await audit(`entityId=${mine.id}`, labour)).toEqual([]);
      expect(await audit(`q=${encodeURIComponent('岩槻')}`, labour)).toEqual([]);
      const alone = await logInAs(test, ['admin']);
      await createDepartment(alone);
      const people: { id: string }[] = (await labour.get('/api/audit/people')).json().items;
      expect(people.map(({ id }) => id)).toContain(admin.userId);
      expect(people.map(({ id }) => id)).not.toContain(alone.userId);
      expect((await labour.get('/api/audit/export?format=csv')).statusCode).toBe(403);
    });
  });

  it('names the people it can be of', async () => {
    const { items } = (await admin.get('/api/audit/people')).json();
    expect(items).toContainEqual({ id: admin.userId, name: '試験 花子' });
    const stranger = await createDepartment(admin);
    const elsewhere = await logInAs(test, ['manager'], { departmentIds: [stranger.id] });
    const inScope: { id: string }[] = (await elsewhere.get('/api/audit/people')).json().items;
    expect(inScope.map(({ id }) => id)).toEqual([admin.userId]);
  });

  it('is searched by index, also when it is long', async () => {
    await fillWith(
      test.pool,
      `insert into audit_records (action, entity, search_text, department_ids, at)
      select 'update', 'vehicle', 'm' || lpad(n::text, 6, '0'), array[md5((n % 1000)::text)::uuid],
        now() - n * interval '1 minute'
      from generate_series(1, 100000) n`,
      'analyze audit_records',
    );
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
