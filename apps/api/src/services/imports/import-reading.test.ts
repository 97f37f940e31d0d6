import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { startImports } from '../../../test/imports.ts';
import { createDestination, newCode } from '../../../test/masters.ts';
import { encodeText } from './read/decode-text.ts';

const { admin, all, stop } = await startImports();
afterAll(stop);

/** An Excel file with these sheets; a cell may be a formula without a value or `~struck~ through`, a row may be hidden. */
async function workbook(sheets: Record<string, string[][]>, hidden: number[] = []): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const names = Object.keys(sheets);
  const tags = (of: (name: string, place: number) => string) => names.map(of).join('');
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${tags((name, at) => `<sheet name="${name}" r:id="r${at}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${tags((_, at) => `<Relationship Id="r${at}" Type="x/worksheet" Target="worksheets/sheet${at}.xml"/>`)}</Relationships>`,
  };
  for (const [at, rows] of Object.values(sheets).entries()) {
    const cell = (text: string) => {
      if (text.startsWith('=')) return `<c><f>${text.slice(1)}</f></c>`;
      const [, struck, rest] = /^~(.*)~(.*)$/.exec(text) ?? [];
      const pieces = struck && `<r><rPr><strike/></rPr><t>${struck}</t></r><r><t>${rest}</t></r>`;
      return `<c t="inlineStr"><is>${pieces ?? `<t>${text}</t>`}</is></c>`;
    };
    const row = (cells: string[], place: number) =>
      `<row${hidden.includes(place + 1) ? ' hidden="1"' : ''}>${cells.map(cell).join('')}</row>`;
    const body = rows.map(row).join('');
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

it('is read by the sheet that names most of the columns, if that has rows', async () => {
  const list = [
    ['車種コード', '車種名', '車格', '表示順'],
    [newCode('S'), '2t', '小型（2t）', '1'],
  ];
  const book = await workbook({ 表紙: [['車種'], ['作成 総務']], ひな形: list.slice(0, 1), 一覧: list, 控え: list });
  expect(await all.start('vehicle-types', book, '車種.xlsx')).toMatchObject({ sheet: '一覧', rowCount: 1 });
});

const header = ['車種コード', '車種名', '車格', '表示順'];
const typeRow = (name: string, place = '1') => [newCode('S'), name, '小型（2t）', place];

describe('rows that may not be meant as records', () => {
  const start = async () => {
    const rows = [header, typeRow('見える'), typeRow('隠れた'), typeRow('式', '=A1*2'), ['合計', '3台', '', '']];
    return await all.start('vehicle-types', await workbook({ 一覧: rows }, [3]), '車種.xlsx');
  };

  it('are named before anything is judged', async () => {
    const { oddRows, leftOut, rowCount } = await start();
    expect(oddRows).toEqual([
      { kind: 'totals', count: 1, numbers: [5] },
      { kind: 'hidden', count: 1, numbers: [3] },
      { kind: 'formulas', count: 1, numbers: [4] },
    ]);
    expect({ leftOut, rowCount }).toEqual({ leftOut: ['totals', 'remarks'], rowCount: 3 });
  });

  it('are remarks and the end of the list, which are left out unless somebody wants them', async () => {
    const rows = [header, ['■ 小型', '', '', ''], typeRow('2t'), ['※表示順は仮', '', '', ''], ['', '以上', '', '']];
    const { id, oddRows, rowCount, columns } = await all.start(
      'vehicle-types',
      await workbook({ 一覧: rows }),
      '車種.xlsx',
    );
    expect({ oddRows, rowCount }).toEqual({
      oddRows: [{ kind: 'remarks', count: 3, numbers: [2, 4, 5] }],
      rowCount: 1,
    });
    const { version } = await all.judge(id);
    expect((await all.rows(id)).map(({ number }) => number)).toEqual([3]);
    const mapping = columns.map(({ field }) => field);
    await admin.put(`${all.at(id)}/mapping`, { version, mapping, leftOut: [] });
    expect((await all.judge(id)).counts).toMatchObject({ new: 1, error: 3 });
  });

  it('are those with text that is struck through, of which the rest is taken', async () => {
    const rows = [header, typeRow('~廃止~'), typeRow('普通'), typeRow('~旧い~新しい')];
    const { id, oddRows, rowCount } = await all.start('vehicle-types', await workbook({ 一覧: rows }), '車種.xlsx');
    expect(oddRows).toEqual([{ kind: 'struck', count: 2, numbers: [2, 4] }]);
    expect(rowCount).toBe(3);
    await all.judge(id);
    expect((await all.rows(id)).map(({ cells }) => cells[1])).toEqual(['廃止', '普通', '新しい']);
  });

  it('are judged or left out as somebody says, also once rows are judged', async () => {
    const { id, columns } = await start();
    const { version } = await all.judge(id);
    const judged = await all.rows(id);
    expect(judged.map(({ number, verdict }) => [number, verdict])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'error'],
    ]);
    expect(judged[2]?.issues).toMatchObject([{ column: 3, code: 'importRow.errorValue', params: { text: '#CALC!' } }]);
    const mapping = columns.map(({ field }) => field);
    const leftOut = ['totals', 'hidden', 'formulas'];
    const body = { version, mapping, leftOut };
    expect((await admin.put(`${all.at(id)}/mapping`, body)).json()).toMatchObject({ leftOut });
    const fewer = await all.judge(id);
    expect(fewer).toMatchObject({ rowCount: 1, counts: { new: 1, error: 0 } });
    await admin.put(`${all.at(id)}/mapping`, { version: fewer.version, mapping, leftOut: [] });
    await all.judge(id);
    expect((await all.rows(id)).map(({ number }) => number)).toEqual([2, 3, 4, 5]);
  });
});

it('lines with a value too many are named, those with as many as the headers are not', async () => {
  const lines = [header.join(','), `${typeRow('四,トン').join(',')}`, `${typeRow('八トン').join(',')}`, ',,,,'];
  const { oddRows } = await all.start('vehicle-types', lines.join('\n'));
  expect(oddRows).toEqual([{ kind: 'wide', count: 1, numbers: [2] }]);
  const padded = lines.slice(0, 3).map((line) => `${line},`);
  expect((await all.start('vehicle-types', padded.join('\n'))).oddRows).toMatchObject([{ numbers: [2] }]);
});

it('a Chinese list is read as one, and not as Japanese without a word', async () => {
  const rows = ['编号,姓名,电话', '001,王小明,138', '002,李华,139'];
  const { id, encoding } = await all.start('vehicle-types', encodeText(rows.join('\n'), 'gb18030'));
  expect(encoding).toBe('gb18030');
  const { rows: sample } = (await admin.get(`${all.at(id)}/sample`)).json();
  expect(sample[0]).toEqual(['001', '王小明', '138']);
});

describe('the row that names the columns', () => {
  const lines = ['甲,乙,丙,丁', header.join(','), typeRow('2t').join(',')].join('\n');

  it('can be chosen among the first rows, alone or with the one above it', async () => {
    const { id, version, headerRow, headerRows } = await all.start('vehicle-types', lines);
    expect({ headerRow, headerRows }).toEqual({ headerRow: 2, headerRows: 1 });
    const { top } = (await admin.get(`${all.at(id)}/sample`)).json();
    expect(top.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3]);
    const first = (await admin.put(`${all.at(id)}/reading`, { version, headerRow: 1 })).json();
    expect(first).toMatchObject({ headerRow: 1, rowCount: 2 });
    const headers = ({ columns }: { columns: { header: string }[] }) => columns.map((column) => column.header);
    expect(headers(first)).toContain('甲');
    const place = { version: first.version, headerRow: 2, headerRows: 2 };
    const joined = (await admin.put(`${all.at(id)}/reading`, place)).json();
    expect(headers(joined)).toEqual(['甲 › 車種コード', '乙 › 車種名', '丙 › 車格', '丁 › 表示順']);
    expect(await all.judge(id)).toMatchObject({ counts: { new: 1, error: 0 } });
  });

  it('is refused where there is none', async () => {
    const { id, version } = await all.start('vehicle-types', lines);
    for (const place of [{ headerRow: 9 }, { headerRow: 1, headerRows: 2 }]) {
      const { statusCode, json } = await admin.put(`${all.at(id)}/reading`, { version, ...place });
      expect([statusCode, json().errors]).toEqual([400, [{ path: 'headerRow', code: 'invalid' }]]);
    }
  });
});

it('tells what new records get where the file says nothing', async () => {
  const { fields } = await all.start('customers', '得意先コード,得意先名,支払サイト\nK-1,山田商店,翌々月10日');
  const usual = Object.fromEntries(
    fields.flatMap(({ id, usual: value }) => (value === undefined ? [] : [[id, value]])),
  );
  expect(usual).toMatchObject({ 'terms.closingDay': '末日', 'terms.paymentMethod': '振込' });
  expect(usual).not.toHaveProperty('terms.showsCarryOver');
});

it.each(['=1+1', '-2+3', "'=1+1"])('a cell that says %s is stored without a word of a change', async (text) => {
  const { id } = await all.start(
    'vehicle-types',
    `車種コード,車種名,車格,表示順\n${newCode('F')},${text},中型（4t）,10`,
  );
  await all.judge(id);
  expect(await all.rows(id)).toMatchObject([{ verdict: 'new', issues: [], changes: [] }]);
});

it('a file that names columns and nothing else is refused, unless another sheet may have the rows', async () => {
  await expect(all.start('vehicle-types', '車種コード,車種名\n')).rejects.toThrow('importFile.noRows');
  const book = await workbook({ 表紙: [['ご案内']], 一覧: [['車種コード']] });
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
