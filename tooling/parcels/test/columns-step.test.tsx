import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { importOf, importReads } from './imports.ts';
import { renderPage } from './render-page.tsx';

const { id } = importOf();
const path = `/parcels/temp/${id}`;

describe('the columns of a file', () => {
  const prepared = importOf({ status: 'prepared' });

  test('are shown with their first values and go to the fields chosen', async () => {
    const { user, writes } = await renderPage(path, {
      api: {
        ...importReads(prepared),
        [`PUT /imports/${id}/mapping`]: () => ({ body: prepared }),
        [`POST /imports/${id}/judge`]: () => ({ body: importOf({ status: 'judging' }) }),
      },
    });
    expect(await screen.findByText('2t 冷蔵')).toBeVisible();
    expect(screen.getByText('1列は取り込みません。必要な列があれば、項目を選んでください。')).toBeVisible();
    expect(screen.queryByText('前回の列の割り当てを使っています。')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: '「社内メモ」を取り込む項目' }), '備考');
    await user.click(screen.getByRole('button', { name: 'この対応で内容を確認する' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[0]?.body).toEqual({
      version: 2,
      mapping: ['code', 'name', 'note'],
      fixed: [],
      units: [null, null, null],
      leftOut: ['totals'],
    });
  });

  test('that go where they went in an earlier import say so, and can be assigned by their names again', async () => {
    const [code, name, memo] = prepared.columns;
    const columns = [code, { ...name, field: 'note', found: 'name' }, { ...memo, field: 'name', found: null }];
    const remembered = importOf({ status: 'prepared', columns: columns as typeof prepared.columns });
    const { user } = await renderPage(path, { api: importReads(remembered) });
    expect(await screen.findByText('前回の列の割り当てを使っています。')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '「社内メモ」を取り込む項目' })).toHaveValue('name');
    await user.click(screen.getByRole('button', { name: '列名から選び直す' }));
    expect(screen.getByRole('combobox', { name: '「名前」を取り込む項目' })).toHaveValue('name');
    expect(screen.getByRole('combobox', { name: '「社内メモ」を取り込む項目' })).toHaveValue('');
    expect(screen.queryByText('前回の列の割り当てを使っています。')).toBeNull();
  });

  test('a field goes from one column to another, and a required one that is missing is named', async () => {
    const { user } = await renderPage(path, { api: importReads(prepared) });
    const memo = await screen.findByRole('combobox', { name: '「社内メモ」を取り込む項目' });
    await user.selectOptions(memo, '荷物名（いまは「名前」）（必須）');
    expect(screen.getByRole('combobox', { name: '「名前」を取り込む項目' })).toHaveValue('');
    await user.selectOptions(memo, '取り込まない');
    expect(screen.getByText('必須項目に対応する列がありません: 荷物名')).toBeVisible();
  });

  test('a field is called by its name alone where the column that has it is called the same', async () => {
    const columns = [
      { header: '荷物名', field: 'name', fixed: null, unit: null, numbers: [] },
      ...prepared.columns.slice(2),
    ];
    await renderPage(path, { api: importReads({ ...prepared, columns }) });
    const memo = await screen.findByRole('combobox', { name: '「社内メモ」を取り込む項目' });
    expect(within(memo).getByRole('option', { name: '荷物名（必須）' })).toBeVisible();
  });

  test('of figures ask for their unit where header and numbers do not fit, and judge by it', async () => {
    const weighed = importOf({
      status: 'prepared',
      columns: [
        { header: '荷物コード', field: 'code', fixed: null, unit: null, numbers: [] },
        { header: '積載量(kg)', field: 'maxLoadKg', fixed: null, unit: null, numbers: [4, 3.5] },
        { header: '重量(t)', field: null, fixed: null, unit: null, numbers: [8] },
      ],
      fields: [
        { id: 'code', isRequired: true, choices: null, unit: null },
        { id: 'maxLoadKg', isRequired: false, choices: null, unit: 'kg' },
        { id: 'grossWeightKg', isRequired: false, choices: null, unit: 'kg' },
      ],
    });
    const { user, writes } = await renderPage(path, {
      api: {
        ...importReads(weighed),
        [`PUT /imports/${id}/mapping`]: () => ({ body: weighed }),
        [`POST /imports/${id}/judge`]: () => ({ body: importOf({ status: 'judging' }) }),
      },
    });
    const unit = await screen.findByRole('combobox', { name: '「積載量(kg)」の数値の単位' });
    const judge = screen.getByRole('button', { name: 'この対応で内容を確認する' });
    expect(judge).toBeDisabled();
    expect(screen.getByText('1列の単位を選んでください。')).toBeVisible();
    await user.selectOptions(unit, 't');
    expect(screen.getByText('tからkgに換算して取り込みます。')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '「重量(t)」を取り込む項目' }), 'grossWeightKg');
    expect(screen.getByRole('combobox', { name: '「重量(t)」の数値の単位' })).toHaveValue('t');
    await user.click(judge);
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[0]?.body).toMatchObject({
      mapping: ['code', 'maxLoadKg', 'grossWeightKg'],
      units: [null, 't', 't'],
    });
  });

  test('are named by another row of the file once it is chosen', async () => {
    const { user, writes } = await renderPage(path, {
      api: {
        ...importReads(prepared),
        [`GET /imports/${id}/sample`]: () => ({
          body: {
            rows: [],
            top: [
              { number: 1, cells: ['荷物コード', '名前', '社内メモ'] },
              { number: 2, cells: ['', '正式', '略称'] },
            ],
          },
        }),
        [`PUT /imports/${id}/reading`]: () => ({ body: { ...prepared, version: 3, headerRow: 2, headerRows: 2 } }),
      },
    });
    const row = await screen.findByRole('combobox', { name: '項目名の行' });
    expect(within(row).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(row, '1・2行目の2段: 正式・略称');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toEqual({ version: 2, headerRow: 2, headerRows: 2 });
    expect(await screen.findByRole('combobox', { name: '項目名の行' })).toHaveDisplayValue('1・2行目の2段: 正式・略称');
  });

  test('come with the rows that may not be meant as records, and what is left out of them', async () => {
    const odd = importOf({
      status: 'prepared',
      oddRows: [
        { kind: 'totals', count: 1, numbers: [9] },
        { kind: 'hidden', count: 7, numbers: [2, 3, 4, 5, 6, 7, 8] },
      ],
    });
    const { user, writes } = await renderPage(path, {
      api: {
        ...importReads(odd),
        [`PUT /imports/${id}/mapping`]: () => ({ body: odd }),
        [`POST /imports/${id}/judge`]: () => ({ body: importOf({ status: 'judging' }) }),
      },
    });
    const totals = within(await screen.findByRole('group', { name: '合計・小計の行（1行）' }));
    expect(totals.getByRole('radio', { name: '取り込まない' })).toBeChecked();
    const hidden = within(screen.getByRole('group', { name: '非表示またはフィルターで隠れている行（7行）' }));
    expect(hidden.getByText('2行目、3行目、4行目、5行目、6行目、ほか2行')).toBeVisible();
    expect(hidden.getAllByRole('radio')).toHaveLength(2);
    expect(hidden.getByRole('radio', { name: 'データとして取り込む' })).toBeChecked();
    await user.click(hidden.getByRole('radio', { name: '取り込まない' }));
    expect(hidden.getByRole('radio', { name: 'データとして取り込む' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'この対応で内容を確認する' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[0]?.body).toMatchObject({ leftOut: ['totals', 'hidden'] });
  });

  test.each([
    ['gb18030', true],
    ['eucKr', true],
    ['sjis', false],
  ] as const)('read as %s are said to be of a foreign file: %s', async (encoding, isSaid) => {
    await renderPage(path, { api: importReads(importOf({ status: 'prepared', encoding })) });
    expect(await screen.findByRole('combobox', { name: '文字コード' })).toHaveValue(encoding);
    expect(screen.queryAllByText(/日本語の文字コードのものではないようなので/)).toHaveLength(isSaid ? 1 : 0);
  });

  test('come with what new records get where no column says it', async () => {
    const fields = [
      { id: 'code', isRequired: true, choices: null, unit: null },
      { id: 'name', isRequired: true, choices: null, unit: null, usual: '荷物' },
      { id: 'note', isRequired: false, choices: null, unit: null, usual: '取扱注意' },
    ];
    const { user } = await renderPage(path, { api: importReads(importOf({ status: 'prepared', fields })) });
    const usual = await screen.findByRole('region', { name: '新しいデータに入る標準の値' });
    expect(usual).toHaveTextContent('備考取扱注意');
    expect(usual).not.toHaveTextContent('荷物名');
    await user.selectOptions(screen.getByRole('combobox', { name: '「社内メモ」を取り込む項目' }), '備考');
    expect(usual).not.toBeInTheDocument();
  });

  test('are those of another sheet once it is chosen', async () => {
    const book = importOf({
      status: 'prepared',
      format: 'xlsx',
      encoding: null,
      delimiter: null,
      sheet: '一覧',
      sheets: ['一覧', '旧'],
    });
    const { user, writes } = await renderPage(path, {
      api: {
        ...importReads(book),
        [`PUT /imports/${id}/reading`]: () => ({ body: { ...book, version: 3, sheet: '旧' } }),
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'シート' }), '旧');
    await waitFor(() => expect(writes()[0]?.body).toEqual({ version: 2, sheet: '旧' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'シート' })).toHaveValue('旧'));
  });

  test('are read anew in another encoding', async () => {
    const { user, writes } = await renderPage(path, {
      api: {
        ...importReads(prepared),
        [`PUT /imports/${id}/reading`]: () => ({ body: { ...prepared, version: 3, encoding: 'utf8' } }),
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: '文字コード' }), 'UTF-8');
    await waitFor(() => expect(writes()[0]?.body).toEqual({ version: 2, encoding: 'utf8' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: '文字コード' })).toHaveValue('utf8'));
  });
});
