import { problem } from '@haisha/area-tests/fake-api';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const list = (total: number) => ({
  'GET /parcels': () => ({ body: { items: [parcel()], total, page: 1, pageSize: 50 } }),
});

test.each([
  ['ja', 'ファイル出力', 'ファイルの種類がExcelの場合は1,048,575件までです。'],
  ['en', 'Export', 'An Excel file holds at most 1,048,575 rows.'],
] as const)(
  'a list that no sheet can hold is offered as CSV, and says so beforehand (%s)',
  async (locale, act, why) => {
    const { user } = await renderPage('/parcels', { api: list(1_048_576), locale });
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: act }));
    const dialog = within(await screen.findByRole('dialog'));
    const excel = dialog.getByRole('radio', { name: /XLSX/ });
    expect(excel).toBeDisabled();
    expect(excel).toHaveAccessibleDescription(new RegExp(why));
    expect(dialog.getByRole('radio', { name: /UTF-8/ })).toBeChecked();
  },
);

test('a list that just fits may be a sheet', async () => {
  const { user } = await renderPage('/parcels', { api: list(1_048_575) });
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'ファイル出力' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Excel（XLSX）' })).toBeChecked();
  expect(dialog.getByText(/いま表示している条件の1,048,575件を/)).toBeVisible();
  expect(dialog.queryByText(/1,048,575件まで/)).toBeNull();
});

test('a list that has grown since is refused by the server in the same words', async () => {
  const errors = [{ path: 'format', code: 'tooManyRows', params: { max: 1_048_575 } }];
  const { user } = await renderPage('/parcels', {
    api: { ...list(1), 'GET /parcels/export': () => problem(400, 'export.too_many_rows', { errors }) },
  });
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'ファイル出力' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'ダウンロード' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('ファイルの種類がExcelの場合は1,048,575件までです。');
});

test('a file that is made later and may no longer be asked for is not waited for, and says why', async () => {
  const { user } = await renderPage('/parcels', {
    api: {
      ...list(1),
      'GET /parcels/export': () => ({ status: 202, body: { id: 'j-1' } }),
      'GET /jobs/j-1': () => problem(401, 'session.required'),
    },
  });
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'ファイル出力' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'ダウンロード' }));
  expect(await screen.findByText(/^ファイルをダウンロードできませんでした。ログインの有効期限が/)).toBeVisible();
  expect(screen.getByRole('button', { name: '処理状況を見る' })).toBeVisible();
});

test('the kind of file chosen last is offered the next time, on every list that can be such a file', async () => {
  const { user, unmount } = await renderPage('/parcels', { api: list(1) });
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'ファイル出力' }));
  await user.click(await screen.findByRole('radio', { name: /Shift_JIS/ }));
  unmount();
  const again = await renderPage('/parcels', { api: list(1_048_576) });
  await screen.findByRole('grid');
  await again.user.click(screen.getByRole('button', { name: 'ファイル出力' }));
  expect(await screen.findByRole('radio', { name: /Shift_JIS/ })).toBeChecked();
  await again.user.click(screen.getByRole('radio', { name: /UTF-8/ }));
  again.unmount();
  const last = await renderPage('/parcels', { api: list(1) });
  await screen.findByRole('grid');
  await last.user.click(screen.getByRole('button', { name: 'ファイル出力' }));
  expect(await screen.findByRole('radio', { name: /UTF-8/ })).toBeChecked();
});
