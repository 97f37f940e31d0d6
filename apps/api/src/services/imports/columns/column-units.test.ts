import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { createVehicleType, newCode } from '../../../../test/masters.ts';

const { admin, all, stop } = await startImports();
afterAll(stop);

const file = (weights: string, ...rows: string[]) => [`車種コード,車種名,車格,${weights},表示順`, ...rows].join('\n');
const row = (gross: string, load: string, code = newCode('U')) => `${code},4t 冷凍,中型（4t）,${gross},${load},10`;
const unitsOf = async (id: string) => (await all.find(id)).columns.slice(3, 5).map(({ unit }) => unit);

async function mapped(id: string, units: (string | null)[]) {
  const { version, columns } = await all.find(id);
  const mapping = columns.map(({ field }) => field);
  return await admin.put(`${all.at(id)}/mapping`, { version, mapping, units });
}

describe('the unit in a header', () => {
  it('is that of the bare numbers below it, which is shown as a change of the cell', async () => {
    const { id } = await all.start('vehicle-types', file('車両総重量（ｔ）,最大積載量(トン)', row('7.96', '2.7')));
    expect(await unitsOf(id)).toEqual(['t', 't']);
    expect((await all.judge(id)).counts).toMatchObject({ new: 1 });
    const [judged] = await all.rows(id);
    expect(judged?.changes).toEqual([
      { column: 3, before: '7.96', after: '7960' },
      { column: 4, before: '2.7', after: '2700' },
    ]);
    expect((await all.apply(id)).outcomes).toMatchObject({ created: 1 });
  });

  it('leaves cells with a unit of their own as they are', async () => {
    const { id } = await all.start('vehicle-types', file('車両総重量(t),最大積載量(t)', row('7.96', '2700kg')));
    await all.judge(id);
    expect(await all.rows(id, '&verdict=new')).toMatchObject([{ issues: [] }]);
    expect((await all.rows(id))[0]?.changes).toContainEqual({ column: 4, before: '2700kg', after: '2700' });
  });

  it('never makes a number mean what a record has', async () => {
    const there = await createVehicleType(admin, { grossWeightKg: 7960, maxLoadKg: 2700 });
    const { id } = await all.start(
      'vehicle-types',
      file('車両総重量(t),最大積載量(t)', row('7.96', '2.7', there.code), row('7.96', '2.7'), row('7.96', '2700')),
    );
    await all.judge(id);
    expect(await all.rows(id, '&verdict=error')).toMatchObject([
      { number: 4, issues: [{ column: 4, code: 'maxValue', params: { max: 100 } }] },
    ]);
  });
});

it.each<[list: string, headers: string, cells: string, wrong: string[]]>([
  ['directions', '方面コード,方面名,標準距離(m)', '北東,14530', []],
  ['vehicles', '社番,ナンバープレート,全長(mm)', '大宮 100 あ 12-34,6065', []],
  ['customers', '得意先コード,得意先名,期首残高(千円)', '白井,1.2345', ['integer']],
])('of %s: what is measured has the decimals of its field once it is converted, money never', async (...given) => {
  const [list, headers, cells, wrong] = given;
  const { id } = await all.start(list, `${headers}\n${newCode('M')},${cells}`);
  await all.judge(id);
  const [row] = await all.rows(id);
  expect(row?.issues.filter(({ column }) => column === 2).map(({ code }) => code)).toEqual(wrong);
});

describe('a header and numbers that do not fit', () => {
  const odd = () => all.start('vehicle-types', file('車両総重量(kg),最大積載量', row('7.96', '2.7')));

  it('are asked about before anything is judged', async () => {
    const { id } = await odd();
    expect(await unitsOf(id)).toEqual([null, null]);
    const judged = await admin.post(`${all.at(id)}/judge`, {});
    expect(judged.statusCode).toBe(400);
    expect(judged.json().errors).toEqual([
      { path: 'units.3', code: 'importRow.unit' },
      { path: 'units.4', code: 'importRow.unit' },
    ]);
    expect((await mapped(id, [null, null, null, 't', null, null])).statusCode).toBe(400);
    expect((await mapped(id, [null, null, null, 't', 'x', null])).statusCode).toBe(400);
    expect((await mapped(id, [null, null, null, 't', 't', null])).statusCode).toBe(200);
    await all.judge(id);
    expect(await all.rows(id)).toMatchObject([{ verdict: 'new' }]);
  });

  it.each([
    ['delivery-companies', '協力会社コード,資本金(万円)', '20000000'],
    ['customers', '得意先コード,期首残高（千円）', '500000'],
  ])('are asked about among the amounts of %s', async (list, headers, amount) => {
    const { id } = await all.start(list, `${headers}\n${newCode('M')},${amount}`);
    const [, amounts] = (await all.find(id)).columns;
    expect(amounts).toMatchObject({ unit: null, numbers: [Number(amount)] });
    expect((await admin.post(`${all.at(id)}/judge`, {})).statusCode).toBe(400);
  });

  it('are remembered with the answer for the next file', async () => {
    const { id } = await odd();
    await mapped(id, [null, null, null, 't', 't', null]);
    await all.judge(id);
    const next = await odd();
    expect(await unitsOf(next.id)).toEqual(['t', 't']);
    const { id: inKilograms } = await all.start(
      'vehicle-types',
      file('車両総重量(kg),最大積載量', row('7960', '2700')),
    );
    expect(await unitsOf(inKilograms)).toEqual(['kg', 'kg']);
  });
});

describe('a unit that is stated once for the list', () => {
  const heads = '得意先コード,得意先名,得意先名カナ,郵便番号,住所,電話番号,与信限度額,期首残高（円）';
  const line = (code: string) =>
    `${code},白井商店,シライショウテン,2430018,神奈川県厚木市中町1-1,0462222222,30000,1250`;

  it.each([
    ['above it', `得意先一覧,,,,,,,（単位：千円）\n${heads}`],
    ['below the names of its columns', `${heads.replace('（円）', '')}\n,,,,,,(千円),(円)`],
  ])('%s is that of its figures', async (_, top) => {
    const { id } = await all.start('customers', `${top}\n${line(newCode('C'))}`);
    const { columns, rowCount } = await all.find(id);
    expect(rowCount).toBe(1);
    expect(columns.slice(6, 8)).toMatchObject([
      { header: '与信限度額（千円）', field: 'terms.creditLimitYen', unit: '千円' },
      { header: '期首残高（円）', field: 'terms.openingBalanceYen', unit: '円' },
    ]);
    await all.judge(id);
    expect((await all.rows(id))[0]?.changes).toContainEqual({ column: 6, before: '30000', after: '30000000' });
  });
});
