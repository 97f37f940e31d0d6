import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { createCustomer, createDestination, createVehicle, newCode } from '../../../../test/masters.ts';
import { customers } from '../../../db/schema/masters/customers.ts';

const { test, admin, all, stop } = await startImports({}, { at: '2026-11-21T03:00:00Z' });
afterAll(stop);

async function judged(list: string, ...lines: string[]) {
  const { id } = await all.start(list, lines.join('\n'));
  const { counts } = await all.judge(id);
  const [row] = await all.rows(id);
  return { id, counts, row };
}

describe('a reading of the odometer in a file', () => {
  const there = () => createVehicle(admin, { odometerKm: 80_000, odometerDate: '2026-11-01' });

  it('that lies far above the last one waits for a decision', async () => {
    const { code } = await there();
    const { row } = await judged('vehicles', '社番,走行距離,走行距離の確認日', `${code},830000,2026/11/21`);
    expect(row).toMatchObject({
      verdict: 'warning',
      warnings: [{ column: 1, code: 'odometer.farAboveLast', params: { last: 80_000, most: 1_500 } }],
    });
    const usual = await judged('vehicles', '社番,走行距離,走行距離の確認日', `${code},83000,2026/11/21`);
    expect(usual.row).toMatchObject({ verdict: 'update', warnings: [] });
  });

  it('below the last one is refused, of whatever day it is, and one above it of an earlier day as well', async () => {
    const { code } = await there();
    const header = '社番,走行距離,走行距離の確認日';
    for (const day of ['2026/10/20', '2026/11/20']) {
      const { row } = await judged('vehicles', header, `${code},40000,${day}`);
      expect(row).toMatchObject({ verdict: 'error', issues: [{ column: 1, code: 'odometer.belowLast' }] });
    }
    const { row } = await judged('vehicles', header, `${code},80001,2026/10/20`);
    const params = { last: 80_000, day: '2026/11/01' };
    expect(row).toMatchObject({ verdict: 'error', issues: [{ column: 1, code: 'odometer.aboveLater', params }] });
  });

  it('without any day is refused', async () => {
    const { code } = await createVehicle(admin, { odometerKm: null, odometerDate: null });
    const { row } = await judged('vehicles', '社番,走行距離', `${code},80300`);
    expect(row).toMatchObject({ verdict: 'error', issues: [{ path: 'odometerDate', code: 'required' }] });
  });

  it('without its day is not kept under the day of the last one without a word', async () => {
    const { code } = await there();
    const { row } = await judged('vehicles', '社番,走行距離', `${code},80300`);
    expect(row).toMatchObject({
      verdict: 'warning',
      warnings: [{ column: 1, code: 'odometer.dayOfLast', params: { day: '2026/11/01' } }],
    });
  });
});

describe('the name of a customer in a file', () => {
  const header = '取引先コード,取引先名,フリガナ';

  it('loses its form of address to the field of that, which is shown', async () => {
    const [one, other] = [newCode('C'), newCode('C')];
    const { id, counts } = await judged(
      'customers',
      header,
      `${one},㈱山田商店　御中,ヤマダ`,
      `${other},鈴木 太郎 様,スズキ`,
    );
    expect(counts).toMatchObject({ new: 2, error: 0 });
    expect((await all.rows(id)).map(({ changes }) => changes)).toEqual([
      [{ column: 1, before: '㈱山田商店　御中', after: '株式会社山田商店 / 敬称 御中' }],
      [{ column: 1, before: '鈴木 太郎 様', after: '鈴木 太郎 / 敬称 様' }],
    ]);
    await all.apply(id);
    const { items } = (await admin.get(`/api/customers?q=${one}`)).json();
    expect(items).toMatchObject([{ name: '株式会社山田商店', honorific: '御中' }]);
  });

  it('that contradicts the column of the form of address is pointed out, and 様 behind it as well', async () => {
    const { row } = await judged('customers', `${header},敬称`, `${newCode('C')},山田商店 御中,ヤマダ,様`);
    expect(row).toMatchObject({ verdict: 'warning', warnings: [{ column: 1, code: 'importRow.disagrees' }] });
    const odd = await judged('customers', header, `${newCode('C')},山田商店様,ヤマダ`);
    expect(odd.row).toMatchObject({ verdict: 'warning', warnings: [{ column: 1, code: 'honorificInName' }] });
  });
});

describe('an address in one piece that need not be there', () => {
  it.each(['府中市宮西町2-24', '中町1-0-9'])('is pointed out where nobody knows its city: %s', async (address) => {
    const { row } = await judged(
      'customers',
      '取引先コード,取引先名,フリガナ,住所',
      `${newCode('C')},白井,シライ,${address}`,
    );
    expect(row).toMatchObject({ verdict: 'warning', warnings: [{ column: 3, code: 'placeMissing' }] });
  });

  it('is not pointed out where the record says the rest', async () => {
    const { code } = await createCustomer(admin, { prefecture: '埼玉県', city: '越谷市', addressLine1: '弥生町0-12' });
    const { row } = await judged('customers', '取引先コード,住所', `${code},弥生町0-13`);
    expect(row).toMatchObject({ verdict: 'update', warnings: [] });
  });
});

describe('a dash in a list', () => {
  it('says nothing, like an empty cell', async () => {
    const header = '取引先コード,取引先名,フリガナ,FAX,登録番号,与信,備考,メール';
    const { row } = await judged('customers', header, `${newCode('C')},白井,シライ,−,-,－,―,ー`);
    expect(row).toMatchObject({ verdict: 'new', issues: [], warnings: [] });
    const missing = await judged('customers', header, `${newCode('C')},-,シライ,,,,,`);
    expect(missing.row?.issues).toMatchObject([{ column: 1, code: 'required' }]);
  });
});

it.each([
  ['???商店', '桜木町1-0-9'],
  ['白井商店', '桜木町1?0?9'],
  ['縺ゅ＞商店', '桜木町1-0-9'],
])('characters that were lost before the file came are pointed out: %s, %s', async (name, address) => {
  const header = '取引先コード,取引先名,フリガナ,都道府県,市区町村,町名・番地';
  const { row } = await judged('customers', header, `${newCode('C')},${name},シライ,埼玉県,越谷市,${address}`);
  expect(row).toMatchObject({ verdict: 'warning', warnings: [{ code: 'lostCharacters' }] });
});

describe('characters that were lost within a cell that says several things', () => {
  it('are pointed out where the cell can be read all the same', async () => {
    const [lost, other] = [await createDestination(admin, { name: '柏??店' }), await createDestination(admin)];
    for (const stops of [lost.name, `${other.code} 4:30→${lost.name} 5:10 20`]) {
      const { row } = await judged('courses', 'コースコード,順路', `${newCode('C')},${stops}`);
      expect(row?.warnings).toEqual([{ column: 1, path: 'stops', code: 'lostCharacters' }]);
      expect(row?.issues).not.toContainEqual(expect.objectContaining({ column: 1 }));
    }
    const { row } = await judged('courses', 'コースコード,順路', `${newCode('C')},${other.code} 4:30`);
    expect(row?.warnings).toEqual([]);
  });

  it.each([
    ['drivers', '社員番号,免許の種類', 'D,大型?中型', 'importRow.licences'],
    ['destinations', '納品先コード,納品時間帯', 'P,9:00-12:00 厳?守', 'importRow.slots'],
    ['vehicles', '社番,温度帯', 'V,冷凍?冷蔵', 'importRow.zones'],
  ])('are a reason to refuse it in %s', async (list, header, line, code) => {
    const { row } = await judged(list, header, line);
    expect(row?.issues).toContainEqual(expect.objectContaining({ column: 1, code }));
  });

  it('are pointed out in a text of the terms as in any text', async () => {
    const header = '取引先コード,取引先名,フリガナ,請求書の備考';
    const { row } = await judged('customers', header, `${newCode('C')},白井,シライ,振込?手数料`);
    expect(row).toMatchObject({ verdict: 'warning', warnings: [{ column: 3, code: 'lostCharacters' }] });
  });
});

describe('a code that differs from another one in upper and lower case alone', () => {
  const header = '取引先コード,取引先名,フリガナ';

  it('waits for a decision, and the record is named', async () => {
    const { code, id } = await createCustomer(admin, { code: newCode('TW') });
    const { row } = await judged('customers', header, `${code.toLowerCase()},白井,シライ`);
    expect(row).toMatchObject({ verdict: 'duplicate', conflicts: [{ kind: 'record', key: 'code', record: { id } }] });
  });

  it('is told of two rows of one file', async () => {
    const code = newCode('TX');
    const { id } = await all.start(
      'customers',
      [header, `${code},白井,シライ`, `${code.toLowerCase()},黒井,クロイ`].join('\n'),
    );
    await all.judge(id);
    expect(await all.rows(id)).toMatchObject([
      { verdict: 'duplicate', conflicts: [{ kind: 'row', number: 3 }] },
      { verdict: 'duplicate', conflicts: [{ kind: 'row', number: 2 }] },
    ]);
  });

  it('is no matter where both were there before', async () => {
    const code = newCode('TY');
    const [one, other] = [await createCustomer(admin, { code }), await createCustomer(admin)];
    await test.db.update(customers).set({ code: code.toLowerCase() }).where(eq(customers.id, other.id));
    const lines = [`${one.code},白井,シライ`, `${code.toLowerCase()},黒井,クロイ`];
    const { id } = await all.start('customers', [header, ...lines].join('\n'));
    const { counts } = await all.judge(id);
    expect(counts).toMatchObject({ update: 2, duplicate: 0, error: 0 });
    await all.apply(id);
    expect((await admin.get(`/api/customers/${other.id}`)).json()).toMatchObject({ name: '黒井' });
  });
});
