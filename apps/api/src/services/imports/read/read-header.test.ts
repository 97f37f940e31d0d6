import { expect, it } from 'vitest';
import { readBody, readHeader, readTable } from './read-table.ts';

const words = ['コード', '氏名', 'カナ', '都道府県', '市区町村', '電話'];
const countKnown = (names: readonly string[]) => names.filter((name) => words.includes(name.trim())).length;

async function read(text: string) {
  const table = await readTable(Buffer.from(text));
  const header = await readHeader(table, countKnown);
  const rows: string[][] = [];
  const numbers: number[] = [];
  for await (const some of readBody(table, header)) {
    rows.push(...some.map(({ cells }) => cells));
    numbers.push(...some.map(({ number }) => number));
  }
  return { header: header.cells, numbers, rows };
}

it('finds the names of the columns below a title, a date and who made the list', async () => {
  const lines = [
    'ドライバー名簿,,,',
    ',,作成日,2026/11/22',
    '',
    'コード,氏名,カナ,電話',
    '1,山田,,',
    '2,鈴木,スズキ,03',
  ];
  const found = await read(lines.join('\n'));
  expect(found).toMatchObject({ header: ['コード', '氏名', 'カナ', '電話'], numbers: [5, 6] });
});

it('passes over a row that says what groups of columns are about', async () => {
  const lines = [
    '基本情報,,,契約,,,連絡先,',
    'コード,名称,カナ,締日,入金月,入金日,電話,FAX',
    '1,山田商店,ヤマダ,20,1,31,03,',
  ];
  const { header, numbers } = await read(lines.join('\n'));
  expect(header.slice(0, 2)).toEqual(['コード', '名称']);
  expect(numbers).toEqual([3]);
});

it.each([
  ['the lower is the fuller one', '項目A,項目B,項目C,項目D\nコード,氏名,カナ,電話', 'コード,氏名,カナ,電話'],
  ['some names go over both', '番号,氏名,住所,,電話\nコード,,都道府県,市区町村,', 'コード,氏名,都道府県,市区町村,電話'],
  [
    'the upper has the first names',
    'コード,氏名,,住所,\n,,カナ,都道府県,市区町村',
    'コード,氏名,カナ,都道府県,市区町村',
  ],
  ['the upper is known as well', 'コード,氏名,カナ,電話\ncode,name,kana,phone', 'コード,氏名,カナ,電話'],
])('finds the names of the columns in two rows where %s', async (_, rows, expected) => {
  const found = await read(`${rows}\n1,コード,2,3,4`);
  expect(found.header).toEqual(expected.split(','));
  expect(found.rows.at(-1)?.[1]).toBe('コード');
});
