import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cargoOwner, customer } from '../../test/customers.ts';
import { renderPage } from '../../test/render-page.tsx';

const billed = customer();
const page = (items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const api = { 'GET /customers': () => page([billed]), 'GET /cargo-owners': () => page([cargoOwner()]) };
/** What the menu and the margins leave of the window. */
const widthAt1280 = 982;

test('the list of cargo owners says who is billed, and fits a window of 1280 pixels', async () => {
  const { received } = await renderPage(`/owner-master?customerId=${billed.id}`, { api });
  const grid = await screen.findByRole('grid', { name: '荷主' });
  const [, line] = within(grid).getAllByRole('row');
  expect(line).toHaveTextContent('つむぎ共同配送株式会社');
  expect(line).toHaveTextContent('特定荷主');
  expect(line).toHaveTextContent('車建');
  expect(16 * Number.parseFloat(grid.style.minWidth)).toBeLessThanOrEqual(widthAt1280);
  const asked = received.find(({ path }) => path === '/cargo-owners');
  expect(asked?.query.getAll('customerId')).toEqual([billed.id]);
});
