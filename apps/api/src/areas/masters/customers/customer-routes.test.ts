import { type Customer, usualCustomerTerms } from '@haisha/validation/customer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createCargoOwner, createCustomer, customerBody } from '../../../../test/masters.ts';

const closedOn20th = { ...usualCustomerTerms, closingDay: 20, paymentDay: 15, creditLimitYen: 3_000_000 };
let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
});
afterAll(() => test.close());

describe('a customer', () => {
  it('is created, read, changed, archived and restored', async () => {
    const created = await createCustomer(admin, { nameEn: 'Komorebi Market', terms: closedOn20th });
    expect(created).toMatchObject({ nameEn: 'Komorebi Market', terms: closedOn20th, version: 1, cargoOwnerCount: 0 });
    const url = `/api/customers/${created.id}`;
    expect((await admin.get(url)).json()).toEqual(created);
    const terms = { ...closedOn20th, closingDay: 31 };
    const changed = (await admin.put(url, { ...created, terms })).json();
    expect(changed).toMatchObject({ version: 2, terms });
    const late = (await admin.put(url, created)).json();
    expect(late).toMatchObject({ code: 'version.conflict', current: changed });
    expect((await admin.post(`${url}/archive`, { version: 2 })).json().archivedAt).not.toBeNull();
    expect((await admin.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ version: 4, archivedAt: null });
  });

  it('has a code of its own, and the usual terms until others are agreed', async () => {
    const { code, terms } = await createCustomer(admin);
    expect(terms).toEqual(usualCustomerTerms);
    const response = await admin.post('/api/customers', customerBody({ code }));
    expect(response.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'code', code: 'taken' }] });
  });

  it('has a code that differs from all others in more than upper and lower case, and names the one it is like', async () => {
    const { code, ...customer } = await createCustomer(admin, { code: 'Q-Test1' });
    const refused = { code: 'value.taken', errors: [{ path: 'code', code: 'sameButForCase', params: { code } }] };
    for (const like of ['q-test1', 'Ｑ－ＴＥＳＴ１']) {
      expect((await admin.post('/api/customers', customerBody({ code: like }))).json()).toMatchObject(refused);
    }
    const other = await createCustomer(admin);
    const change = await admin.put(`/api/customers/${other.id}`, { ...other, code: 'q-test1' });
    expect(change.json()).toMatchObject(refused);
    const own = await admin.put(`/api/customers/${customer.id}`, { ...customer, code: 'q-test1' });
    expect(own.json()).toMatchObject({ code: 'q-test1' });
  });

  it('is not archived while cargo owners are billed through it, and counts them', async () => {
    const customer = await createCustomer(admin);
    const owner = await createCargoOwner(admin, {
      customerId: customer.id,
      name: 'みずほ野ストア',
      nameEn: 'Mizuhono Stores',
    });
    const url = `/api/customers/${customer.id}`;
    const examples = { examples: ['みずほ野ストア'], examplesEn: ['Mizuhono Stores'] };
    const usedBy = [{ entity: 'cargoOwner', count: 1, ...examples }];
    expect((await admin.get(url)).json().cargoOwnerCount).toBe(1);
    expect((await admin.get(`${url}/usage`)).json()).toEqual({ usedBy });
    expect((await admin.post(`${url}/archive`, { version: 1 })).json()).toMatchObject({
      code: 'record.in_use',
      usedBy,
    });
    await admin.post(`/api/cargo-owners/${owner.id}/archive`, { version: 1 });
    expect((await admin.post(`${url}/archive`, { version: 1 })).statusCode).toBe(200);
    const restored = await admin.post(`/api/cargo-owners/${owner.id}/restore`, { version: 2 });
    expect(restored.json().errors).toEqual([{ path: 'customerId', code: 'archived' }]);
  });
});

describe('the terms of a customer', () => {
  it('are not shown to who may not read them, even where a change comes too late', async () => {
    const { id, ...row } = await createCustomer(admin, { terms: closedOn20th });
    const url = `/api/customers/${id}`;
    expect((await dispatcher.get(url)).json().terms).toBeNull();
    const { items } = (await dispatcher.get(`/api/customers?q=${row.code}`)).json();
    expect(items).toMatchObject([{ id, terms: null }]);
    await admin.put(url, { ...row, fax: '0480001299' });
    const late = (await dispatcher.put(url, row)).json();
    expect(late).toMatchObject({ code: 'version.conflict', current: { version: 2, terms: null } });
  });

  it('stay as they are when somebody without the right saves the rest', async () => {
    const { id, ...row } = await createCustomer(admin, { terms: closedOn20th });
    for (const terms of [null, { ...closedOn20th, closingDay: 10 }]) {
      const { version } = (await dispatcher.get(`/api/customers/${id}`)).json();
      const saved = await dispatcher.put(`/api/customers/${id}`, { ...row, version, contactName: '林 恵', terms });
      expect(saved.json()).toMatchObject({ contactName: '林 恵', terms: null });
    }
    expect((await admin.get(`/api/customers/${id}`)).json().terms).toEqual(closedOn20th);
  });

  it('are set in many at once by who may change them, by the rules of the form', async () => {
    const [one, tight] = [
      await createCustomer(admin, { terms: closedOn20th }),
      await createCustomer(admin, { terms: { ...closedOn20th, closingDay: 10, paymentMonths: 0 } }),
    ];
    const set = (by: Browser, field: string, value: unknown) =>
      by.post('/api/customers/bulk/set', { field, rows: [one, tight].map((row) => ({ ...row, value })) });
    expect((await set(dispatcher, 'terms.invoiceSending', 'web')).json().code).toBe('permission.denied');
    const errors = [{ path: 'terms.paymentDay', code: 'afterClosingDay' }];
    expect((await set(admin, 'terms.closingDay', 15)).json().results).toMatchObject([
      { version: 2, problem: null },
      { version: 1, problem: { code: 'validation.failed', errors } },
    ]);
    expect((await admin.get(`/api/customers/${one.id}`)).json().terms).toEqual({ ...closedOn20th, closingDay: 15 });
    expect((await set(dispatcher, 'honorific', '様')).json().results).toMatchObject([
      { problem: { code: 'version.conflict' } },
      { version: 2, problem: null },
    ]);
    const { honorific, terms } = (await admin.get(`/api/customers/${tight.id}`)).json();
    expect([honorific, terms]).toEqual(['様', tight.terms]);
  });

  it('of a customer made by such a person are the usual ones', async () => {
    const made = await createCustomer(dispatcher, { terms: closedOn20th });
    expect(made.terms).toBeNull();
    expect((await admin.get(`/api/customers/${made.id}`)).json().terms).toEqual(usualCustomerTerms);
  });

  it('are not found out by filters and order either', async () => {
    const late = await createCustomer(admin, { name: '締日 遅', terms: closedOn20th });
    const early = await createCustomer(admin, { name: '締日 早', terms: { ...closedOn20th, closingDay: 5 } });
    const found = async (by: Browser, query: string) =>
      (await by.get(`/api/customers?q=${encodeURIComponent('締日')}&${query}`)).json().items.map(idOf);
    expect(await found(admin, 'closingDay=5')).toEqual([early.id]);
    expect(await found(admin, 'sort=terms.closingDay')).toEqual([early.id, late.id]);
    expect(await found(dispatcher, 'closingDay=5')).toEqual([]);
    expect(await found(dispatcher, 'invoiceForm=both')).toEqual([]);
    expect(await found(dispatcher, 'sort=terms.closingDay')).toEqual([late.id, early.id]);
  });

  it('have numbers that fit each other, and payment after the closing', async () => {
    const refused = async (terms: object) => {
      const response = await admin.post('/api/customers', { ...customerBody(), terms });
      return response.json().errors?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
    };
    const corporateNumber = '7990001000001';
    const own = { ...closedOn20th, corporateNumber };
    expect(await refused({ ...own, corporateNumber: '7990001000002' })).toEqual([
      'terms.corporateNumber corporateNumber',
    ]);
    expect(await refused({ ...own, invoiceNumber: 'T6990001000002' })).toEqual([
      'terms.invoiceNumber corporateNumberOther',
    ]);
    expect(await refused({ ...own, invoiceNumber: 'T799' })).toContain('terms.invoiceNumber invoiceNumber.format');
    expect(await refused({ ...own, paymentMonths: 0, paymentDay: 10 })).toEqual(['terms.paymentDay afterClosingDay']);
    expect(await refused({ ...own, closingDay: 30 })).toEqual(['terms.closingDay dayOfMonth']);
    expect(await refused({ ...own, invoiceNumber: `T${corporateNumber}` })).toBeUndefined();
  });
});

describe('the list of customers', () => {
  it('finds by kana, telephone and English name, and sorts', async () => {
    const name = '髙原フーズ株式会社';
    const first = await createCustomer(admin, { code: 'L-1', name, kana: 'タカハラフーズ', phone: '0480009911' });
    const second = await createCustomer(admin, { code: 'L-2', kana: 'アオバダイキッチン', nameEn: 'Aobadai Kitchen' });
    await createCargoOwner(admin, { customerId: second.id });
    const found = async (query: string) => (await admin.get(`/api/customers?${query}`)).json().items.map(idOf);
    for (const q of ['たかはら', '高原', '0480009911', '髙原フーズ㈱']) {
      expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual([first.id]);
    }
    expect(await found('q=ＡＯＢＡＤＡＩ')).toEqual([second.id]);
    expect(await found('q=L-&sort=kana')).toEqual([second.id, first.id]);
    expect(await found('q=L-&sort=cargoOwnerCount')).toEqual([first.id, second.id]);
    for (const sort of ['name', 'updatedAt']) expect(await found(`q=L-&sort=${sort}`)).toHaveLength(2);
  });

  it('is taken away as a file with its terms', async () => {
    await createCustomer(admin, { code: 'X-1', terms: closedOn20th });
    const columns = ['code', 'terms.closingDay', 'terms.taxRounding', 'terms.showsCarryOver'];
    const query = columns.map((column) => `columns=${column}`).join('&');
    const { body } = await admin.get(`/api/customers/export?q=X-1&format=csv&${query}`);
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFF得意先コード,締日,消費税の端数,繰越額の記載',
      'X-1,20,切り捨て,なし',
    ]);
  });
});

const idOf = ({ id }: Customer) => id;
