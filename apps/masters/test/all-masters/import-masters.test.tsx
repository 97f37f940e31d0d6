import { importsPath } from '@haisha/imports/import-master';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { importMasters } from '../../src/pages.ts';
import { renderPage } from '../render-page.tsx';

const empty = { items: [], total: 0, page: 1, pageSize: 50 };

test.each(importMasters)('the list of $path leads to its imports', async (master) => {
  await renderPage(master.path, { api: { [`GET ${master.resource}`]: () => ({ body: empty }) } });
  expect(await screen.findByRole('link', { name: '取り込み' })).toHaveAttribute('href', importsPath(master));
});

test('an import says what of the master a file does not bring, where that is something', async () => {
  const { unmount } = await renderPage('/vehicle-type/temp/_id', { api: { 'GET /imports': () => ({ body: empty }) } });
  expect(await screen.findByText(/#CLEAR/)).toBeVisible();
  expect(screen.queryByText(/は取り込みません。/)).toBeNull();
  unmount();
  await renderPage('/delivery-company/temp/_id', { api: { 'GET /imports': () => ({ body: empty }) } });
  expect(await screen.findByRole('heading', { level: 1, name: '協力会社 仮登録' })).toBeVisible();
  expect(screen.getByText(/車両とドライバーは取り込みません。/)).toBeVisible();
});
