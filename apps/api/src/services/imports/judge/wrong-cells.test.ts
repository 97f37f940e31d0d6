import { employmentTypes } from '@haisha/validation/driver-choices';
import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { createDepartment, newCode } from '../../../../test/masters.ts';

const { admin, all, stop } = await startImports();
afterAll(stop);
await createDepartment(admin, { name: '厚木センター', nameEn: 'Atsugi Centre' });

const headers =
  'ドライバーコード,氏名,カナ,呼び名（配車表）,所属部署,雇用区分,性別,生年月日,入社日,電話番号,郵便番号,都道府県,市区町村,町名・番地';
type Cells = { department?: string; employment?: string; birth?: string; hired?: string; code?: string; sex?: string };

/** Rows of drivers that are right but for these cells. */
async function judged(...rows: Cells[]) {
  const lines = rows.map(
    (
      {
        department = '厚木センター',
        employment = '正社員',
        birth = '1985/04/01',
        hired = '2024/04/01',
        sex = '男性',
        ...row
      },
      at,
    ) => {
      const code = row.code ?? newCode('D');
      const name = `${code} 太郎,タロウ,${code},${department},${employment},${sex},${birth},${hired}`;
      return `${code},${name},0901234${String(1000 + at)},2430018,神奈川県,厚木市,中町1-1`;
    },
  );
  const { id } = await all.start('drivers', [headers, ...lines].join('\n'));
  return await all.judge(id);
}

describe('a word that is none of a closed list', () => {
  it('is told with the words that are, in the file of rejected rows as well', async () => {
    const { id, fields, counts } = await judged({ employment: '社員' });
    expect(counts).toMatchObject({ error: 1 });
    expect(fields.find((field) => field.id === 'employmentType')?.choices).toEqual({
      words: 'driver:employmentType',
      values: [...employmentTypes],
      isList: false,
    });
    expect(fields.find((field) => field.id === 'availableWeekdays')?.choices).toMatchObject({ isList: true });
    expect(fields.find((field) => field.id === 'canWorkNights')?.choices).toMatchObject({ words: null });
    const [row] = await all.rows(id);
    expect(row?.issues).toEqual([
      { column: 5, path: 'employmentType', code: 'importRow.choice', params: { text: '社員' } },
    ]);
    const { body } = await admin.get(`${all.at(id)}/rejected`);
    expect(body).toContain('雇用区分に「社員」という値はありません。正社員、契約社員、');
    expect(body).toContain('のどれかを入力してください');
  });
});

it.each([
  ['性別', 'femal', { text: 'femal', near: '女性', nearEn: 'Female' }],
  ['雇用区分', 'perm', { text: 'perm', near: '正社員', nearEn: 'Permanent' }],
  ['雇用区分', '社員', { text: '社員' }],
])('in %s the word %s proposes the one it begins or is part of, where there is one', async (header, text, params) => {
  const { id } = await judged(header === '性別' ? { sex: text } : { employment: text });
  const [row] = await all.rows(id);
  expect(row?.issues).toMatchObject([{ code: 'importRow.choice', params }]);
});

it('of a list of words the one that is none of them is named', async () => {
  const text = '常温/れいぞう・冷凍庫';
  const { id } = await all.start('courses', `コースコード,温度帯\n${newCode('C')},${text}`);
  await all.judge(id);
  const issues = (await all.rows(id))[0]?.issues.filter(({ column }) => column === 1);
  expect(issues).toMatchObject([{ path: 'zones', code: 'importRow.choice', params: { text: 'れいぞう' } }]);
});

describe('a name that is almost that of one record', () => {
  it('is proposed, and taken by all rows with the same word about which nothing is decided', async () => {
    const wrong = { department: '厚木' };
    const { id, counts } = await judged(wrong, wrong, { department: '本厚木' }, wrong, {});
    expect(counts).toMatchObject({ error: 4, new: 1 });
    const [first, , other] = await all.rows(id);
    const near = {
      column: 4,
      path: 'departmentId',
      code: 'importRow.near',
      params: { text: '厚木', near: '厚木センター', nearEn: 'Atsugi Centre' },
    };
    expect(first?.issues).toEqual([near]);
    expect(other?.issues).toMatchObject([{ code: 'importRow.unknown' }]);
    await all.decide(id, { decision: 'skip', numbers: [5] });

    const body = { column: 4, text: '厚木', by: '厚木センター' };
    const answer = (await admin.post(`${all.at(id)}/replacements`, body)).json();
    expect(answer).toMatchObject({ count: 2, import: { counts: { error: 2, new: 3 } } });
    const rows = await all.rows(id);
    expect(rows.map(({ verdict, corrected }) => [verdict, corrected])).toEqual([
      ['new', [4]],
      ['new', [4]],
      ['error', []],
      ['error', []],
      ['new', []],
    ]);
    expect((await admin.post(`${all.at(id)}/replacements`, body)).json()).toMatchObject({ count: 0 });
  });

  it('once taken shows what the rows have in common', async () => {
    const code = newCode('D');
    const { id } = await judged({ department: '厚木', code }, { department: '厚木', code });
    await admin.post(`${all.at(id)}/replacements`, { column: 4, text: '厚木', by: '厚木センター' });
    expect(await all.rows(id)).toMatchObject([
      { verdict: 'duplicate', conflicts: [{ kind: 'row', number: 3 }] },
      { verdict: 'duplicate', conflicts: [{ kind: 'row', number: 2 }] },
    ]);
  });
});

describe('a day that a spreadsheet wrote as a number', () => {
  it('is read, and shown as a change of the cell', async () => {
    const { id, counts } = await judged({ hired: '45383', birth: '３１１３８' });
    expect(counts).toMatchObject({ new: 1 });
    const [row] = await all.rows(id);
    expect(row?.changes).toEqual(
      expect.arrayContaining([
        { column: 7, before: '３１１３８', after: '1985/04/01' },
        { column: 8, before: '45383', after: '2024/04/01' },
      ]),
    );
  });

  it('is refused where it would lie before 1940 or after 2079, or has other digits', async () => {
    const { counts, id } = await judged({ hired: '14610' }, { hired: '65746' }, { hired: '4538' }, { hired: '453830' });
    expect(counts).toMatchObject({ error: 4 });
    for (const { issues } of await all.rows(id)) expect(issues).toMatchObject([{ column: 8, path: 'hiredDate' }]);
  });

  it('is a month where the field is one', async () => {
    const { id } = await all.start('vehicles', `車両コード,初度登録年月\n${newCode('V')},43525`);
    await all.judge(id);
    const [row] = await all.rows(id);
    expect(row?.issues.filter(({ column }) => column === 1)).toEqual([]);
  });
});

it('bytes that are no character in the encoding keep their row alone out, and are named with their cell', async () => {
  const names = ['配送', '車両', '営業', '事務', '整備'];
  const text = ['車種コード,車種名,車格,表示順', ...names.map((name) => `${newCode('F')},${name},小型（2t）,1`)].join(
    '\n',
  );
  const content = Buffer.from(text);
  content[content.indexOf('車両')] = 0xff;
  const { id, encoding } = await all.start('vehicle-types', content);
  expect(encoding).toBe('utf8');
  const { counts } = await all.judge(id);
  expect(counts).toMatchObject({ new: 4, error: 1 });
  const [row] = (await all.rows(id)).filter(({ verdict }) => verdict === 'error');
  expect(row).toMatchObject({
    number: 3,
    issues: [{ column: 1, path: 'name', code: 'importRow.unreadable', params: { bytes: 'FF BB 8A' } }],
  });
  const { rows } = await all.correct(id, 3, [{ column: 1, text: '車両' }]);
  expect(rows).toMatchObject([{ verdict: 'new', issues: [] }]);
});

it('a control character, which is left of a character with a damaged byte, is named as one', async () => {
  const content = Buffer.from(`部署コード,部署名,表示順\n${newCode('W')},髙砂\u0011倉庫,1`);
  const { id } = await all.start('departments', content);
  await all.judge(id);
  const issue = { column: 1, path: 'name', code: 'importRow.unreadable', params: { bytes: '11' } };
  expect((await all.rows(id))[0]?.issues).toContainEqual(issue);
});

describe('text that stands for another one', () => {
  it.each([
    ['〃', 'importRow.ditto'],
    ['同上', 'importRow.ditto'],
    ['1.23457E+15', 'importRow.exponent'],
  ])('%s is refused, as nobody sees afterwards what it stood for', async (text, code) => {
    const { id } = await all.start('departments', `部署コード,部署名,表示順\n${newCode('W')},${text},1`);
    await all.judge(id);
    expect((await all.rows(id))[0]?.issues).toContainEqual({ column: 1, path: 'name', code, params: { text } });
  });

  it.each(['2001/02/03', '2026/01', '1月2日', '2-Jan', 'Jan-45'])(
    '%s is refused as a code or house number that a spreadsheet took for a day, and fine as a note',
    async (text) => {
      const header = '得意先コード,得意先名,得意先名カナ,郵便番号,都道府県,市区町村,町名・番地,電話番号,備考';
      const rest = (address: string) => `ヤマダ,ヤマダ,3300854,埼玉県,さいたま市大宮区,${address},0486000001,${text}`;
      const lines = [header, `${text},${rest('桜木町1')}`, `${newCode('W')},${rest(text)}`];
      const { id } = await all.start('customers', lines.join('\n'));
      await all.judge(id);
      const issues = (await all.rows(id)).map((row) => row.issues);
      const taken = { code: 'importRow.takenForDay', params: { text } };
      expect(issues).toEqual([
        [{ column: 0, path: 'code', ...taken }],
        [{ column: 6, path: 'addressLine1', ...taken }],
      ]);
    },
  );

  it('is what a formula says that only keeps a spreadsheet from taking it for a number', async () => {
    const code = newCode('W');
    const { id } = await all.start('departments', `部署コード,部署名,表示順\n="${code}",="0012",1`);
    await all.judge(id);
    const [row] = await all.rows(id);
    expect(row?.issues.filter(({ column }) => column !== null && column < 2)).toEqual([]);
    expect(row?.cells.slice(0, 2)).toEqual([`="${code}"`, '="0012"']);
  });
});

it('a cell longer than any list of stops is refused before it is read', async () => {
  const { id } = await all.start('courses', `コースコード,コース名,順路\n${newCode('W')},名,${'A'.repeat(12_001)}`);
  await all.judge(id);
  const issues = (await all.rows(id))[0]?.issues;
  expect(issues).toContainEqual({ column: 2, path: 'stops', code: 'max', params: { max: 12_000 } });
});
