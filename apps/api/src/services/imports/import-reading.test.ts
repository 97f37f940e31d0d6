import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { startImports } from '../../../test/imports.ts';
import { createDestination, newCode } from '../../../test/masters.ts';

const { admin, all, stop } = await startImports();
afterAll(stop);

/** An Excel file with these sheets. */
async function workbook(sheets: Record<string, string[][]>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const names = Object.keys(sheets);
  const tags = (of: (name: string, place: number) => string) => names.map(of).join('');
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${tags((name, at) => `<sheet name="${name}" r:id="r${at}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${tags((_, at) => `<Relationship Id="r${at}" Type="x/worksheet" Target="worksheets/sheet${at}.xml"/>`)}</Relationships>`,
  };
  for (const [at, rows] of Object.values(sheets).entries()) {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const body = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('');
    parts[`xl/worksheets/sheet${at}.xml`] = `<worksheet><sheetData>${body}</sheetData></worksheet>`;
  }
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return await buffer(Readable.from(zip.outputStream));
}

describe('an Excel file of several sheets', () => {
  it('is read by its first one, and by another once that is chosen', async () => {
    const [first, second] = [newCode('S'), newCode('S')];
    const book = await workbook({
      一覧: [
        ['車種コード', '車種名', '車格', '表示順'],
        [first, '2t', '小型（2t）', '1'],
      ],
      '4t以上': [
        ['名前', 'コード'],
        ['4t', second],
        ['10t', newCode('S')],
      ],
    });
    const started = await all.start('vehicle-types', book, '車種.xlsx');
    expect(started).toMatchObject({ format: 'xlsx', sheet: '一覧', sheets: ['一覧', '4t以上'], rowCount: 1 });
    const { id, version } = started;
    const missing = await admin.put(`${all.at(id)}/reading`, { version, sheet: 'ない' });
    expect(missing.statusCode).toBe(400);
    const again = (await admin.put(`${all.at(id)}/reading`, { version, sheet: '4t以上' })).json();
    expect(again).toMatchObject({ sheet: '4t以上', rowCount: 2 });
    expect(again.columns.slice(0, 2)).toMatchObject([{ header: '名前' }, { header: 'コード' }]);
    const mapping = ['name', 'code'];
    expect((await admin.put(`${all.at(id)}/mapping`, { version: again.version, mapping })).statusCode).toBe(200);
    await all.judge(id);
    expect((await all.rows(id)).map(({ cells }) => cells[0])).toEqual(['4t', '10t']);
  });
});

it('a file that names columns and nothing else is refused, unless another sheet may have the rows', async () => {
  await expect(all.start('vehicle-types', '車種コード,車種名\n')).rejects.toThrow('importFile.noRows');
  const book = await workbook({ 表紙: [['車種コード', '車種名']], 一覧: [['車種コード'], [newCode('S')]] });
  expect(await all.start('vehicle-types', book, '車種.xlsx')).toMatchObject({ sheet: '表紙', rowCount: 0 });
});

it('many files are read in another way at once, on as many connections as there are', async () => {
  const starts = Array.from({ length: 6 }, () => all.start('vehicle-types', '車種コード;車種名\nX;四トン'));
  const started = await Promise.all(starts);
  const answers = await Promise.all(
    started.map(({ id, version }) => admin.put(`${all.at(id)}/reading`, { version, delimiter: 'comma' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(started.map(() => 200));
});

it.each(['#N/A', '#REF!', '#DIV/0!'])('a cell that shows the error %s is an error of its row', async (text) => {
  const lines = [`${newCode('E')},${text},中型（4t）,10`, `${newCode('E')},4t #1!,中型（4t）,10`];
  const { id } = await all.start('vehicle-types', ['車種コード,車種名,車格,表示順', ...lines].join('\n'));
  expect(await all.judge(id)).toMatchObject({ counts: { error: 1, new: 1 } });
  const [row] = await all.rows(id);
  expect(row?.issues).toEqual([{ column: 1, path: 'name', code: 'importRow.errorValue', params: { text } }]);
});

describe('the rows of an import', () => {
  it('are asked for by their numbers, as those are that others are duplicates of', async () => {
    const lines = Array.from({ length: 5 }, () => `${newCode('N')},4t,中型（4t）,10`);
    const { id } = await all.start('vehicle-types', ['車種コード,車種名,車格,表示順', ...lines].join('\n'));
    await all.judge(id);
    const numbers = async (query: string) => (await all.rows(id, query)).map(({ number }) => number);
    expect(await numbers('')).toEqual([2, 3, 4, 5, 6]);
    expect(await numbers('&number=3')).toEqual([3]);
    expect(await numbers('&number=6&number=3&number=99')).toEqual([3, 6]);
    expect((await admin.get(`${all.at(id)}/rows?number=x`)).statusCode).toBe(400);
  });
});

it('a destination at fault is put right cell by cell, and written as corrected', async () => {
  const there = await createDestination(admin, { phone: '0432345678' });
  const [head = '', row = ''] = (await admin.get(`/api/destinations/export?format=csv&q=${there.code}`)).body.split(
    '\r\n',
  );
  const headers = head.replace('\uFEFF', '').split(',');
  const cells = row.split(',');
  const at = (header: string) => headers.indexOf(header);
  const code = newCode('D');
  const faulty = {
    配送先コード: code,
    名称: '幕張の新しい店',
    電話番号: 'なし',
    緯度: '北緯35度',
    経度: '',
    荷主: 'どこにもない荷主',
  };
  for (const [header, text] of Object.entries(faulty)) cells[at(header)] = text;
  const { id } = await all.start('destinations', [headers.join(','), cells.join(',')].join('\n'));
  expect(await all.judge(id)).toMatchObject({ counts: { error: 1 } });
  const [wrong] = await all.rows(id);
  const columns = ['電話番号', '緯度', '荷主'].map(at);
  expect([...new Set(wrong?.issues.map(({ column }) => column))]).toEqual(expect.arrayContaining(columns));

  const texts = ['043-111-2222', '35.648', there.cargoOwnerName];
  const right = columns.map((column, place) => ({ column, text: texts[place] ?? '' }));
  const half = await all.correct(id, 2, right);
  expect(half.rows).toMatchObject([{ verdict: 'error', issues: [{ path: 'longitude' }] }]);
  const whole = await all.correct(id, 2, [{ column: at('経度'), text: '140.034' }]);
  expect(whole.rows).toMatchObject([{ verdict: 'new', issues: [] }]);
  expect(await all.apply(id)).toMatchObject({ outcomes: { created: 1, rejected: 0 } });
  const found = (await admin.get(`/api/destinations?q=${code}`)).json().items;
  expect(found).toMatchObject([
    {
      code,
      name: '幕張の新しい店',
      phone: '0431112222',
      latitude: 35.648,
      longitude: 140.034,
      cargoOwnerId: there.cargoOwnerId,
    },
  ]);
});
