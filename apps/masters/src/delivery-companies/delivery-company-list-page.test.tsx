import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page.tsx';

const api = { 'GET /delivery-companies': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }) };

test.each([
  ['admin', true],
  ['partner', false],
] as const)('the search says to the role %s whether it looks into notes: %s', async (role, isTold) => {
  await renderPage('/delivery-company', { api, role });
  const search = await screen.findByRole('searchbox');
  const told = expect.stringContaining('備考');
  expect(search).toHaveAccessibleDescription(isTold ? told : expect.not.stringContaining('備考'));
  expect(search).toHaveAccessibleDescription(expect.stringContaining('協力会社コード'));
});
