import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { createCustomer, createVehicle, newCode } from '../../../../test/masters.ts';

const { admin, all, stop } = await startImports({}, { at: '2026-11-21T03:00:00Z' });
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
