import { usualCustomerTerms } from '@haisha/validation/customer';
import type { RecordChange } from '@haisha/validation/record-change';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createCustomer, createDepartment } from '../../../../test/masters.ts';

let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

async function changesOf(url: string, browser = admin): Promise<RecordChange[]> {
  return (await browser.get(`${url}/changes`)).json().items;
}
const pathsOf = (changes: RecordChange[]) => changes.map(({ fields }) => fields.map(({ path }) => path));

it('tells who changed what of a row, newest first, in the order of the form', async () => {
  const created = await createDepartment(admin, { name: '岩槻営業所' });
  const url = `/api/departments/${created.id}`;
  await admin.put(url, { ...created, shortName: '岩', name: '岩槻センター' });
  const [changed, first] = await changesOf(url);
  expect(changed).toMatchObject({
    action: 'update',
    by: { name: '試験 花子' },
    fields: [
      { path: 'name', before: '岩槻営業所', after: '岩槻センター' },
      { path: 'shortName', after: '岩' },
    ],
  });
  expect(first?.action).toBe('create');
});

it('hides what the reader does not see of the row', async () => {
  const customer = await createCustomer(admin);
  const url = `/api/customers/${customer.id}`;
  await admin.put(url, { ...customer, name: '緑野食品', terms: { ...usualCustomerTerms, closingDay: 20 } });
  expect(pathsOf(await changesOf(url))[0]).toEqual(['name', 'terms.closingDay']);
  const dispatcher = await logInAs(test, ['dispatcher']);
  const seen = await changesOf(url, dispatcher);
  expect(pathsOf(seen)[0]).toEqual(['name']);
  expect(pathsOf(seen).flat()).not.toContain('terms');
});

it('leaves out a change of nothing but what the reader does not see', async () => {
  const customer = await createCustomer(admin);
  const url = `/api/customers/${customer.id}`;
  await admin.put(url, { ...customer, terms: { ...usualCustomerTerms, closingDay: 20 } });
  await admin.post(`${url}/archive`, { version: 2 });
  const actions = async (browser = admin) => (await changesOf(url, browser)).map(({ action }) => action);
  expect(await actions()).toEqual(['archive', 'update', 'create']);
  expect(await actions(await logInAs(test, ['dispatcher']))).toEqual(['archive', 'create']);
});

it('is for those who may read the row alone', async () => {
  const own = await createDepartment(admin);
  const other = await createDepartment(admin);
  const manager = await logInAs(test, ['manager'], { departmentIds: [own.id] });
  expect(await changesOf(`/api/departments/${own.id}`, manager)).toHaveLength(1);
  expect((await manager.get(`/api/departments/${other.id}/changes`)).statusCode).toBe(404);
  const driver = await logInAs(test, ['driver']);
  expect((await driver.get(`/api/departments/${own.id}/changes`)).statusCode).toBe(403);
});
