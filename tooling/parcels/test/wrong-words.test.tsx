import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { importOf, importRow } from './imports.ts';
import { renderPage } from './render-page.tsx';

const classes = { words: 'parcel:size', values: ['small', 'large'], isList: false };
const given = importOf({
  columns: [
    { header: '荷物コード', field: 'code', fixed: null, unit: null, numbers: [] },
    { header: '区分', field: 'size', fixed: null, unit: null, numbers: [] },
    { header: '所属', field: 'depotName', fixed: null, unit: null, numbers: [] },
  ],
  fields: [
    { id: 'code', isRequired: true, choices: null, unit: null },
    { id: 'size', isRequired: true, choices: classes, unit: null },
    { id: 'depotName', isRequired: false, choices: null, unit: null },
  ],
});
const path = `/parcels/temp/${given.id}`;
const near = { code: 'importRow.near', params: { text: '厚木', near: '厚木センター' } };
const unknown = { code: 'importRow.unknown', params: { text: '厚木' } };
const row = (number: number, depot: typeof near | typeof unknown) =>
  importRow({
    number,
    cells: ['T-02', '軽い', '厚木'],
    verdict: 'error',
    issues: [
      { column: 1, path: 'size', code: 'importRow.choice', params: { text: '軽い' } },
      { column: 2, path: 'depotId', ...depot },
    ],
  });
const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 100 } });
const reads = (...items: unknown[]) => ({
  [`GET /imports/${given.id}`]: () => ({ body: given }),
  [`GET /imports/${given.id}/rows`]: () => page(...items),
  [`POST /imports/${given.id}/replacements`]: () => ({ body: { count: 2, import: given } }),
  'GET /depots': () => page({ id: 'd-1', code: '0012', name: '厚木センター', nameEn: null }),
});

test('a wrong cell is told with the words that can be chosen', async () => {
  await renderPage(path, { api: reads(row(3, near), row(4, near)) });
  const told = '区分に「軽い」という値はありません。小、大のどれかを入力してください';
  expect(await screen.findAllByText(told)).not.toHaveLength(0);
  expect(screen.getAllByText('所属「厚木」は登録されていません。「厚木センター」のことですか？')[0]).toBeVisible();
});

test('a wrong cell takes the name that was probably meant, alone or wherever its column says the same', async () => {
  const put = importRow({
    ...row(4, near),
    issues: [],
    verdict: 'new',
    cells: ['T-02', '小', '厚木センター'],
    corrected: [2],
  });
  const { user, writes } = await renderPage(path, {
    api: {
      ...reads(),
      [`GET /imports/${given.id}/rows`]: ({ query }) => page(row(3, near), query.has('number') ? put : row(4, near)),
      [`PUT /imports/${given.id}/rows/3`]: () => ({ body: { rows: [], import: given } }),
    },
  });
  const [take] = await screen.findAllByRole('button', { name: '「厚木センター」にする' });
  if (take) await user.click(take);
  await waitFor(() => expect(writes()[0]?.body).toEqual({ cells: [{ column: 2, text: '厚木センター' }] }));
  const cell = within(screen.getByRole('grid')).getByRole('textbox');
  expect(cell).toHaveAccessibleName('3行目 所属');
  expect(cell).toHaveFocus();
  const [takeAll] = screen.getAllByRole('button', { name: '「厚木」の行すべてに使う' });
  if (takeAll) await user.click(takeAll);
  await waitFor(() => expect(writes()[1]?.body).toEqual({ column: 2, text: '厚木', by: '厚木センター' }));
  expect(await screen.findByText('2行の「厚木」を「厚木センター」に直しました。')).toBeVisible();
  await user.click(within(screen.getByRole('grid')).getByText('厚木センター'));
  expect(await screen.findByText('直しました。')).toBeVisible();
});

test('what was probably meant is in the language of the page', async () => {
  const named = { ...near, params: { ...near.params, nearEn: 'Atsugi Centre' } };
  const { user, writes } = await renderPage(path, {
    locale: 'en',
    api: {
      ...reads(row(3, named)),
      [`PUT /imports/${given.id}/rows/3`]: () => ({ body: { rows: [], import: given } }),
    },
  });
  expect((await screen.findAllByText(/“厚木” is not registered. Do you mean “Atsugi Centre”/))[0]).toBeVisible();
  const [take] = screen.getAllByRole('button', { name: 'Use “Atsugi Centre”' });
  if (take) await user.click(take);
  await waitFor(() => expect(writes()[0]?.body).toEqual({ cells: [{ column: 2, text: 'Atsugi Centre' }] }));
});

test('a word that nobody knows becomes one that can be chosen, in all rows', async () => {
  const { user, writes } = await renderPage(path, { api: reads(row(3, unknown)) });
  await user.click(await screen.findByRole('button', { name: '「軽い」の行すべてを直す' }));
  const dialog = within(await screen.findByRole('dialog', { name: '「軽い」をまとめて直す' }));
  expect(dialog.getByRole('button', { name: 'すべて直す' })).toBeDisabled();
  await user.selectOptions(dialog.getByRole('combobox', { name: '区分' }), '小');
  await user.click(dialog.getByRole('button', { name: 'すべて直す' }));
  await waitFor(() => expect(writes()[0]?.body).toEqual({ column: 1, text: '軽い', by: '小' }));
  expect(await screen.findByText('2行の「軽い」を「小」に直しました。')).toBeVisible();
});

test('a name that nobody knows becomes a record that is looked for, on a narrow screen too', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user, writes } = await renderPage(path, { api: reads(row(3, unknown)) });
  await user.click(await screen.findByRole('button', { name: '「厚木」の行すべてを直す' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('combobox', { name: '所属' }), '厚木セ');
  await user.click(await dialog.findByRole('option', { name: /厚木センター/ }));
  await user.click(dialog.getByRole('button', { name: 'すべて直す' }));
  await waitFor(() => expect(writes()[0]?.body).toEqual({ column: 2, text: '厚木', by: '0012' }));
});

test('a fault that stands in no cell leads to the fields that the file lacks', async () => {
  const lacking = importRow({
    number: 3,
    cells: ['T-02', '小', ''],
    verdict: 'error',
    issues: [{ column: null, path: 'size', code: 'choose' }],
  });
  const { user } = await renderPage(path, { api: reads(lacking) });
  const [add] = await screen.findAllByRole('button', { name: '項目を追加' });
  if (add) await user.click(add);
  expect(await screen.findByRole('heading', { name: 'ファイルにない項目' })).toBeVisible();
});
