import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../test/imports.ts';
import { createCustomer, createDeliveryCompany } from '../../../test/masters.ts';

const { admin, all, stop } = await startImports();
afterAll(stop);

const masters = [
  { list: 'customers', create: createCustomer },
  { list: 'delivery-companies', create: createDeliveryCompany },
] as const;
const columns = ['code', 'name', 'terms.closingDay', 'terms.paymentMonths', 'terms.paymentDay'];
const term = (closingDay: number, paymentDay: number) => ({ closingDay, paymentMonths: 1, paymentDay });

describe.each(masters)('the terms of $list that close or pay at the end of the month', ({ list, create }) => {
  async function exported(code: string, locale: 'ja' | 'en'): Promise<string> {
    const query = columns.map((column) => `columns=${column}`).join('&');
    const { body } = await admin.get(`/api/${list}/export?format=csv&q=${code}&locale=${locale}&${query}`);
    return body;
  }
  const setTerms = async (row: { id: string; terms: object | null }, of: object) =>
    (await admin.put(`/api/${list}/${row.id}`, { ...row, terms: { ...row.terms, ...of } })).json();

  it.each([
    ['ja', '末日', '20'],
    ['en', 'End of month', '20'],
  ] as const)('are said so in a file in %s, which changes nothing when it comes back', async (locale, end, other) => {
    const row = await create(admin);
    await setTerms(row, term(31, 20));
    const file = await exported(row.code, locale);
    expect(file).toContain(`,${end},1,${other}`);
    const { id } = await all.start(list, file);
    expect((await all.judge(id)).counts).toMatchObject({ unchanged: 1, update: 0, error: 0 });
  });

  it.each(['ja', 'en'] as const)('are read from such a file in %s where they were others', async (locale) => {
    const row = await create(admin);
    const ended = await setTerms(row, term(31, 31));
    const file = await exported(row.code, locale);
    await setTerms(ended, term(20, 20));
    const { id } = await all.start(list, file);
    expect((await all.judge(id)).counts).toMatchObject({ update: 1, error: 0 });
    await all.apply(id);
    expect((await admin.get(`/api/${list}/${row.id}`)).json().terms).toMatchObject(term(31, 31));
  });
});
