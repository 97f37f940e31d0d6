import { importsPath } from '@haisha/imports/import-master';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { importMasters } from '../../src/pages.ts';
import { renderPage } from '../render-page.tsx';

test.each(importMasters)('the list of $path leads to its imports', async (master) => {
  const empty = { items: [], total: 0, page: 1, pageSize: 50 };
  await renderPage(master.path, { api: { [`GET ${master.resource}`]: () => ({ body: empty }) } });
  expect(await screen.findByRole('link', { name: '取り込み' })).toHaveAttribute('href', importsPath(master));
});
