import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { importOf, importReads, importRow } from './imports.ts';
import { renderPage } from './render-page.tsx';

const columns = [
  { header: '荷物コード', field: 'code', fixed: null, unit: null, numbers: [] },
  { header: '名前', field: 'name', fixed: null, unit: null, numbers: [] },
  { header: '', field: 'size', fixed: '', unit: null, numbers: [] },
  { header: '', field: 'pieces', fixed: '', unit: null, numbers: [] },
];
const fields = [
  { id: 'code', isRequired: true, choices: null, unit: null },
  { id: 'name', isRequired: true, choices: null, unit: null },
  {
    id: 'size',
    isRequired: true,
    choices: { words: 'parcel:size', values: ['small', 'large'], isList: false },
    unit: null,
  },
  { id: 'pieces', isRequired: true, choices: null, unit: null },
  { id: 'note', isRequired: false, choices: null, unit: null },
];
const prepared = importOf({ status: 'prepared', columns, fields });
const { id } = prepared;
const path = `/parcels/temp/${id}`;
const judge = () => screen.getByRole('button', { name: 'この対応で内容を確認する' });
const sentTo = `PUT /imports/${id}/mapping`;

test('a required field without a column and any other one take one value for all rows', async () => {
  const { user, writes } = await renderPage(path, {
    api: {
      ...importReads(prepared),
      [sentTo]: () => ({ body: prepared }),
      [`POST /imports/${id}/judge`]: () => ({ body: importOf({ status: 'judging' }) }),
    },
  });
  expect(await screen.findByText('必須項目に対応する列がありません: 大きさ、個数')).toBeVisible();
  expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: '大きさ（必須）' }), '大');
  await user.type(screen.getByRole('textbox', { name: '個数（必須）' }), '10');
  expect(screen.queryByText(/^必須項目に対応する列がありません/)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: '項目を追加' }), '備考');
  await user.type(screen.getByRole('textbox', { name: '備考' }), 'x');
  await user.click(screen.getByRole('button', { name: '「備考」を外す' }));
  expect(screen.queryByRole('textbox', { name: '備考' })).toBeNull();
  await user.click(judge());
  await waitFor(() => expect(writes()).toHaveLength(2));
  const fixed = [
    { field: 'size', text: '大' },
    { field: 'pieces', text: '10' },
  ];
  expect(writes()[0]?.body).toMatchObject({ version: 2, mapping: ['code', 'name'], fixed, units: [null, null] });
});

test('a record of another master is looked for, and stands there by its code', async () => {
  const depot = { id: 'd-1', code: '0012', name: '厚木センター', nameEn: null };
  const given = importOf({
    status: 'prepared',
    columns: [...columns.slice(0, 2), { header: '', field: 'depotName', fixed: '本社', unit: null, numbers: [] }],
    fields: [...fields.slice(0, 2), { id: 'depotName', isRequired: true, choices: null, unit: null }],
  });
  const errors = [{ path: 'fixed.0.text', code: 'importRow.unknown', params: { text: '本社' } }];
  const { user, writes } = await renderPage(`/parcels/temp/${id}`, {
    api: {
      ...importReads(given),
      'GET /depots': () => ({ body: { items: [depot], total: 1, page: 1, pageSize: 20 } }),
      [sentTo]: (_received, count) =>
        count === 1 ? problem(400, 'validation.failed', { errors }) : { body: prepared },
      [`POST /imports/${id}/judge`]: () => ({ body: importOf({ status: 'judging' }) }),
    },
  });
  const picker = await screen.findByRole('combobox', { name: /^置き場/ });
  expect(picker).toHaveValue('本社');
  await user.click(judge());
  await waitFor(() => expect(picker).toBeInvalid());
  expect(picker).toHaveAccessibleDescription(/「本社」は登録されていません/);
  await user.clear(picker);
  await user.type(picker, '0012');
  await screen.findByRole('option', { name: /厚木センター/ });
  await user.keyboard('{Enter}');
  expect(picker).toHaveValue('0012 厚木センター');
  await waitFor(() => expect(picker).toBeValid());
  await user.click(judge());
  await waitFor(() => expect(writes()[1]?.body).toMatchObject({ fixed: [{ field: 'depotName', text: '0012' }] }));
});

const remembered = [
  ...columns.slice(0, 2),
  { header: '', field: 'size', fixed: '大', unit: null, numbers: [], isRemembered: true },
  { header: '', field: 'pieces', fixed: '10', unit: null, numbers: [], isRemembered: true },
];
const ofEarlier = '以前の取り込みから引き継いだ値です';

test('a value that an earlier import had says so until it is another one', async () => {
  const { user } = await renderPage(path, {
    api: importReads(importOf({ ...prepared, columns: remembered })),
  });
  const pieces = await screen.findByRole('textbox', { name: '個数（必須）' });
  expect(pieces).toHaveAccessibleDescription(ofEarlier);
  await user.type(pieces, '0');
  expect(pieces).not.toHaveAccessibleDescription();
  expect(screen.getByRole('combobox', { name: '大きさ（必須）' })).toHaveAccessibleDescription(ofEarlier);
});

test.each([
  ['ja', '以前の取り込みの値を引き継いで、すべての行に入れています: 大きさ「大」、個数「10」', '値を変更'],
  ['en', 'Values remembered from an earlier import are in all rows: Size “大”, Pieces “10”', 'Change the values'],
] as const)(
  'rows with values of an earlier import say so in review, and lead to them: %s',
  async (locale, text, act) => {
    const judged = importOf({ columns: remembered, fields });
    const { user } = await renderPage(path, { locale, api: importReads(judged, importRow()) });
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: act }));
    expect(await screen.findByDisplayValue('10')).toHaveAccessibleDescription();
  },
);

test('a field that a column of the file asks for is required as long as that column is taken', async () => {
  const withNote = fields.map((field) => (field.id === 'note' ? { ...field, neededWith: 'name' } : field));
  const { user } = await renderPage(path, { api: importReads(importOf({ ...prepared, fields: withNote })) });
  expect(await screen.findByText('必須項目に対応する列がありません: 大きさ、個数、備考')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '備考（必須）' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '「備考」を外す' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: '「名前」を取り込む項目' }), '取り込まない');
  expect(screen.queryByRole('textbox', { name: '備考（必須）' })).toBeNull();
});

test('a value that is refused says why beside it, until it is another one', async () => {
  const errors = [{ path: 'fixed.1.text', code: 'integer' }];
  const { user } = await renderPage(path, {
    api: { ...importReads(prepared), [sentTo]: () => problem(400, 'validation.failed', { errors }) },
  });
  const order = await screen.findByRole('textbox', { name: '個数（必須）' });
  await user.type(order, 'abc');
  await user.click(judge());
  await waitFor(() => expect(order).toHaveAccessibleErrorMessage(/^個数は整数で入力してください/));
  expect(order).toBeInvalid();
  await user.type(order, '1');
  expect(order).toBeValid();
});

test('what all rows lack is said once, with the way to fill it in all of them', async () => {
  const gap = (column: number, path: string) => ({ column, path, code: 'required' });
  const rows = [2, 3].map((number) =>
    importRow({
      number,
      cells: [`T-0${number}`, '2t', '', ''],
      verdict: 'error',
      issues: [gap(2, 'size'), gap(3, 'pieces')],
    }),
  );
  const judged = importOf({
    columns,
    fields,
    gaps: [
      { column: 2, empty: 2, entered: 0 },
      { column: 3, empty: 1, entered: 1 },
    ],
    oddRows: [{ kind: 'totals', count: 1, numbers: [4] }],
  });
  const { user } = await renderPage(path, { api: importReads(judged, ...rows) });
  expect(await screen.findByText('ファイルにない必須項目が空です: 大きさ 2行、個数 1行')).toBeVisible();
  expect(screen.getByText('合計の行は取り込みません: 4行目')).toBeVisible();
  expect(screen.queryByText('大きさを入力してください')).toBeNull();
  const grid = await screen.findByRole('grid');
  expect(within(grid).getByRole('columnheader', { name: /大きさ/ })).toBeVisible();
  await user.click(within(grid).getByText('T-03'));
  await user.click(screen.getByRole('button', { name: '個数' }));
  expect(within(grid).getByRole('textbox')).toHaveAccessibleName('3行目 個数');
  await user.click(screen.getByRole('button', { name: 'まとめて値を入れる' }));
  expect(await screen.findByRole('combobox', { name: '大きさ（必須）' })).toHaveFocus();
});

test('a column that no row needs is left out', async () => {
  await renderPage(path, { api: importReads(importOf({ columns, fields }), importRow({ verdict: 'error' })) });
  const grid = await screen.findByRole('grid');
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(3);
});
