import { expect, it } from 'vitest';
import { joint, readBody, readHeader, readHeaderAt, topRows } from './read-header.ts';
import { readTable } from './read-table.ts';

const words = ['コード', '氏名', 'カナ', '都道府県', '市区町村', '電話'];
const countKnown = (names: readonly string[]) =>
  names.filter((name) => words.includes(name.split(joint).at(-1)?.trim() ?? '')).length;

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
  [
    'some names go over both',
    '番号,氏名,住所,,電話\nコード,,都道府県,市区町村,',
    '番号 › コード,氏名,住所 › 都道府県,住所 › 市区町村,電話',
  ],
  [
    'the upper has the first names',
    'コード,氏名,,住所,\n,,カナ,都道府県,市区町村',
    'コード,氏名,氏名 › カナ,住所 › 都道府県,住所 › 市区町村',
  ],
  ['the upper is known as well', 'コード,氏名,カナ,電話\ncode,name,kana,phone', 'コード,氏名,カナ,電話'],
])('finds the names of the columns in two rows where %s', async (_, rows, expected) => {
  const found = await read(`${rows}\n1,コード,2,3,4`);
  expect(found.header).toEqual(expected.split(','));
  expect(found.rows.at(-1)?.[1]).toBe('コード');
});

it('joins a group of columns with the columns below it, and leaves a name that goes over both alone', async () => {
  const found = await read('コード,氏名,連絡先,,住所,\n,,電話,FAX,都道府県,市区町村\n1,山田,03,03,東京都,港区');
  expect(found.header).toEqual([
    'コード',
    '氏名',
    '連絡先 › 電話',
    '連絡先 › FAX',
    '住所 › 都道府県',
    '住所 › 市区町村',
  ]);
  expect(found.numbers).toEqual([3]);
});

it('takes in the names below groups whose columns nobody knows', async () => {
  const lines = ['コード,氏名,健康,,所見', ',,受けた日,次の日,', '1,山田,2026/4/1,2027/4/1,なし'];
  const { header, numbers } = await read(lines.join('\n'));
  expect(header).toEqual(['コード', '氏名', '健康 › 受けた日', '健康 › 次の日', '所見']);
  expect(numbers).toEqual([3]);
});

it('takes a row of data that begins late for no names', async () => {
  const { header } = await read('コード,氏名,カナ,\n,,ヤマダ,2026/4/1\n1,山田,,03');
  expect(header).toEqual(['コード', '氏名', 'カナ']);
});

it('takes the names of the columns from the row or rows that somebody chose', async () => {
  const table = await readTable(Buffer.from('一覧,,\n甲,乙,丙\n子,,丑\n1,2,3'));
  expect((await topRows(table)).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  const at = async (headerRow: number, headerRows: 1 | 2) => await readHeaderAt(table, { headerRow, headerRows });
  expect(await at(2, 1)).toEqual({ number: 2, rows: 1, cells: ['甲', '乙', '丙'] });
  expect(await at(3, 2)).toEqual({ number: 3, rows: 2, cells: ['甲 › 子', '乙', '丙 › 丑'] });
  expect(await at(1, 2)).toBeNull();
  expect(await at(11, 1)).toBeNull();
});

it('takes the units below the names of columns into them', async () => {
  const lines = ['コード,氏名,電話（月額）,カナ', ',,(千円),ｔ', '1,山田,12,3'];
  const { header, numbers } = await read(lines.join('\n'));
  expect(header).toEqual(['コード', '氏名', '電話（月額）（千円）', 'カナ（ｔ）']);
  expect(numbers).toEqual([3]);
});

it('takes a row of data in which a unit stands for no row of units', async () => {
  const { header, numbers } = await read('コード,氏名,カナ\n1,山田,ｔ\n2,,人');
  expect(header).toEqual(['コード', '氏名', 'カナ']);
  expect(numbers).toEqual([2, 3]);
});

it('refuses a name of a column that is no name, and lets long notes below the names pass', async () => {
  const long = '備'.repeat(1_001);
  await expect(read(`コード,氏名, ${long}\n1,山田,2`)).rejects.toMatchObject({
    extras: { errors: [{ code: 'importFile.longCell', params: { row: 1, max: 1_000 } }] },
  });
  expect((await read(`コード,氏名,カナ\n1,山田,${long}`)).rows).toEqual([['1', '山田', long]]);
});
