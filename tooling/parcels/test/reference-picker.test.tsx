import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { importOf, importReads, importRow } from './imports.ts';
import { renderPage } from './render-page.tsx';

const one = { id: 'c-1', code: 'K-01', name: '協力 運送', nameEn: null };
const depots = {
  'GET /depots': () => ({ body: { items: [one], total: 1, page: 1, pageSize: 20 } }),
};
const fields = [
  { id: 'code', isRequired: true, choices: null, unit: null },
  { id: 'depotName', isRequired: true, choices: null, unit: null },
];

describe('one value for all rows', () => {
  const given = importOf({
    status: 'prepared',
    columns: [
      { header: '社員番号', field: 'code', fixed: null, unit: null, numbers: [] },
      { header: '', field: 'depotName', fixed: '', unit: null, numbers: [] },
    ],
    fields,
  });
  const path = `/parcels/temp/${given.id}`;
  const sentTo = `PUT /imports/${given.id}/mapping`;
  const judgedTo = `POST /imports/${given.id}/judge`;
  const errors = [{ path: 'fixed.0.text', code: 'importRow.unknown', params: { text: 'K-99' } }];
  const judge = () => screen.getByRole('button', { name: 'この対応で内容を確認する' });

  test('is typed by those who may not read the depots, and says why it was refused', async () => {
    const { user, received, writes } = await renderPage(path, {
      role: 'labour',
      api: {
        ...importReads(given),
        [sentTo]: (_received, count) => (count === 1 ? problem(400, 'validation.failed', { errors }) : { body: given }),
        [judgedTo]: () => ({ body: importOf({ status: 'judging' }) }),
      },
    });
    const field = await screen.findByRole('textbox', { name: '置き場（必須）' });
    expect(field).toHaveAttribute('placeholder');
    await user.type(field, 'K-99');
    await user.click(judge());
    await waitFor(() => expect(field).toHaveAccessibleErrorMessage(/「K-99」は登録されていません/));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '協力 運送');
    expect(field).toBeValid();
    await user.click(judge());
    await waitFor(() =>
      expect(writes()[1]?.body).toMatchObject({ fixed: [{ field: 'depotName', text: '協力 運送' }] }),
    );
    expect(received.map((one) => one.path)).not.toContain('/depots');
  });

  test('is looked for by those who may', async () => {
    const { user, writes } = await renderPage(path, {
      api: { ...importReads(given), ...depots, [sentTo]: () => ({ body: given }) },
    });
    await user.type(await screen.findByRole('combobox', { name: '置き場（必須）' }), '協力');
    await user.click(await screen.findByRole('option', { name: /協力 運送/ }));
    await user.click(judge());
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ fixed: [{ field: 'depotName', text: 'K-01' }] }));
  });
});

describe('a word that nobody knows', () => {
  const given = importOf({
    columns: [
      { header: '社員番号', field: 'code', fixed: null, unit: null, numbers: [] },
      { header: '委託先', field: 'depotName', fixed: null, unit: null, numbers: [] },
    ],
    fields,
  });
  const row = importRow({
    number: 3,
    cells: ['0001', '協力'],
    verdict: 'error',
    issues: [{ column: 1, path: 'depotId', code: 'importRow.unknown', params: { text: '協力' } }],
  });
  const api = {
    ...importReads(given, row),
    ...depots,
    [`POST /imports/${given.id}/replacements`]: () => ({ body: { count: 1, import: given } }),
  };
  const replaced = { column: 1, text: '協力', by: 'K-01' };

  test('is typed anew for all rows by those who may not read the depots', async () => {
    const { user, received, writes } = await renderPage(`/parcels/temp/${given.id}`, { role: 'labour', api });
    await user.click(await screen.findByRole('button', { name: '「協力」の行すべてを直す' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: '委託先' }), 'K-01');
    await user.click(dialog.getByRole('button', { name: 'すべて直す' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual(replaced));
    expect(received.map((one) => one.path)).not.toContain('/depots');
  });

  test('is looked for by those who may', async () => {
    const { user, writes } = await renderPage(`/parcels/temp/${given.id}`, { api });
    await user.click(await screen.findByRole('button', { name: '「協力」の行すべてを直す' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('combobox', { name: '委託先' }), '協力');
    await user.click(await dialog.findByRole('option', { name: /協力 運送/ }));
    await user.click(dialog.getByRole('button', { name: 'すべて直す' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual(replaced));
  });
});
