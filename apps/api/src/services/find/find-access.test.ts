import type { Found } from '@haisha/validation/find';
import { viewedLists } from '@haisha/validation/saved-view-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { type Caller, createCallers } from '../../../test/callers.ts';
import { createDepartment } from '../../../test/masters.ts';
import { createEntityRows, type EntityRows, rowKinds } from '../../../test/row-kind.ts';
import { createUserBy } from '../../../test/users.ts';
import { product } from '../../areas.ts';
import { deliveryCompanyUsers } from '../../db/schema/identity/delivery-company-users.ts';

let test: TestApp;
let admin: Browser;
let callers: Caller[];
/** Of the department of the callers, and of another one. */
let own: EntityRows;
let foreign: EntityRows;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  const department = await createDepartment(admin);
  callers = await createCallers(test, [department.id]);
  own = await createEntityRows(admin, { department });
  foreign = await createEntityRows(admin, {});
  const partner = callers.find(({ role }) => role === 'partner')?.userId ?? '';
  await test.db.insert(deliveryCompanyUsers).values({ userId: partner, deliveryCompanyId: own.deliveryCompany.id });
});
afterAll(() => test.close());

it('every kind that has a list can be found, and the runs of the board', () => {
  expect(product.finders.map(({ kind }) => kind).toSorted()).toEqual(viewedLists.toSorted());
});

/** What has no code has a number. */
function codeOf(row: object | undefined): string {
  const { code, number } = row as { code?: string; number?: string };
  return code ?? number ?? '';
}

async function idsAt(browser: Browser, url: string, kind?: string): Promise<string[]> {
  const response = await browser.get(url);
  if (response.statusCode === 403) return [];
  expect(response.statusCode, response.body).toBe(200);
  const { items }: Found = response.json();
  return items.filter((item) => kind === undefined || item.kind === kind).map(({ id }) => id);
}

describe.each(rowKinds)('of $name', ({ name, resource }) => {
  it('everybody finds the records that their list shows, and no others', async () => {
    for (const { browser, role } of callers) {
      if (role === null) continue;
      for (const row of [own[name], foreign[name]]) {
        const q = encodeURIComponent(codeOf(row));
        const listed = await idsAt(browser, `/api/${resource}?q=${q}`);
        expect(await idsAt(browser, `/api/find?q=${q}`, name), `${role} ${q}`).toEqual(listed);
        const named = await idsAt(browser, `/api/find/named?record=${name}:${row?.id}`);
        expect(named, `${role} ${q} by its id`).toEqual(listed.filter((id) => id === row?.id));
      }
    }
    expect(await idsAt(admin, `/api/find?q=${codeOf(own[name])}`, name)).toEqual([own[name]?.id]);
  });
});

it('system administrators alone find users', async () => {
  const { id, loginId } = await createUserBy(admin);
  for (const { browser, role } of callers) {
    if (role === null) continue;
    const expected = role === 'admin' ? [id] : [];
    expect(await idsAt(browser, `/api/find?q=${loginId}`, 'user'), role).toEqual(expected);
    expect(await idsAt(browser, `/api/find/named?record=user:${id}`), role).toEqual(expected);
  }
});

it('nobody finds anything without a session', async () => {
  const nobody = callers.find(({ role }) => role === null)?.browser as Browser;
  for (const url of ['/api/find?q=a', `/api/find/named?record=vehicle:${own.vehicle.id}`]) {
    expect((await nobody.get(url)).statusCode).toBe(401);
  }
});

it('a driver finds their own record alone, and a note only who may read it', async () => {
  const driver = callers.find(({ role }) => role === 'driver') as Caller;
  const change = { ...own.driver, userId: driver.userId, version: own.driver.version };
  const changed = await admin.put(`/api/drivers/${own.driver.id}`, change);
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await idsAt(driver.browser, '/api/find?q=佐藤 誠', 'driver')).toEqual([own.driver.id]);

  const company = { ...own.deliveryCompany, note: '支払いは慎重に' };
  const noted = await admin.put(`/api/delivery-companies/${company.id}`, company);
  expect(noted.statusCode, noted.body).toBe(200);
  const partner = callers.find(({ role }) => role === 'partner') as Caller;
  expect(await idsAt(admin, '/api/find?q=慎重に')).toEqual([company.id]);
  expect(await idsAt(partner.browser, '/api/find?q=慎重に')).toEqual([]);
  expect(await idsAt(partner.browser, `/api/find?q=${company.code}`)).toEqual([company.id]);
});
