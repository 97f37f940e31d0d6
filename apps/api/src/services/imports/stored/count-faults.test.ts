import type { ImportFault } from '@haisha/validation/import-fault';
import { afterAll, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { newCode } from '../../../../test/masters.ts';

const { admin, all, stop } = await startImports();
afterAll(stop);

const header = '車種コード,車種名,車格,温度帯,表示順';

async function started(...rows: string[]) {
  const { id } = await all.start('vehicle-types', [header, ...rows].join('\r\n'));
  await all.judge(id);
  const faults = async () =>
    (await admin.get(`/api/imports/${id}/faults`)).json() as { items: ImportFault[]; total: number };
  return { id, faults };
}

const row = (size: string, order = '1') => `${newCode('F')},4t,${size},,${order}`;

it('counts the same fault of many rows once, with the first of them', async () => {
  const { faults } = await started(row('巨大'), row('巨大', 'x'), row('超大型', 'y'), row('大型（10t）'));
  const { items, total } = await faults();
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { key: '2::importRow.choice', verdict: 'error', count: 3, textCount: 2, text: '巨大', issue: { column: 2 } },
    { key: '4::integer', verdict: 'error', count: 2, textCount: 2, text: 'x', issue: { column: 4 } },
  ]);
});

it('leads to the rows that have it, and decides about these alone', async () => {
  const { id, faults } = await started(row('巨大'), row('大型（10t）', 'x'), row('巨大'));
  const [fault] = (await faults()).items;
  const found = (await admin.get(`/api/imports/${id}/rows?fault=${fault?.key}`)).json();
  expect(found.items.map(({ number }: { number: number }) => number)).toEqual([2, 4]);
  const { decidedCount } = await all.decide(id, { decision: 'skip', rule: { of: 'errors', fault: fault?.key } });
  expect(decidedCount).toBe(2);
  expect((await faults()).items.map(({ key }) => key)).toEqual(['4::integer']);
});

it('tells what all rows say where that is wrong in some, which can be put right in all of these', async () => {
  const rows = ['こもれび', 'ひだまり'].map((name) => `${newCode('F')},${name},カナ,20,0`);
  const { id, version } = await all.start('customers', ['コード,名称,カナ,締日,入金月', ...rows].join('\r\n'));
  const mapping = ['code', 'name', 'kana', 'terms.closingDay', 'terms.paymentMonths'];
  await admin.put(`${all.at(id)}/mapping`, { version, mapping, fixed: [{ field: 'terms.paymentDay', text: '10' }] });
  await all.judge(id);
  const { items } = (await admin.get(`${all.at(id)}/faults`)).json();
  expect(items).toMatchObject([{ count: 2, textCount: 1, text: '10', issue: { column: 5, code: 'afterClosingDay' } }]);
  const replacement = { column: 5, text: '10', by: '25' };
  expect((await admin.post(`${all.at(id)}/replacements`, replacement)).json().count).toBe(2);
  expect((await admin.get(`${all.at(id)}/faults`)).json().total).toBe(0);
});

it('has none where all rows are right or decided', async () => {
  const { faults } = await started(row('大型（10t）'));
  expect(await faults()).toEqual({ items: [], total: 0 });
});

it('leaves what the file has no column for to the gaps', async () => {
  const { id } = await all.start('vehicle-types', `車種コード,車種名\r\n${newCode('F')},4t`);
  await all.judge(id);
  const { items } = (await admin.get(`/api/imports/${id}/faults`)).json();
  expect(items.map(({ key }: ImportFault) => key)).not.toContain('2::required');
});
