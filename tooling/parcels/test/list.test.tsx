import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const two = [
  parcel(),
  parcel({ id: '40000000-0000-4000-8000-000000000002', code: 'P-02', name: '青い箱', size: 'large' }),
];

test('a list shows its rows, asks the server in the order and for the filter chosen, and says so in its address', async () => {
  const { user, received, address } = await renderPage('/parcels', { api: { 'GET /parcels': () => page(...two) } });
  const grid = within(await screen.findByRole('grid', { name: '荷物' }));
  expect(
    grid
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/P-01.*赤い箱.*小.*北倉庫/), expect.stringMatching(/P-02.*青い箱.*大/)]);
  await user.click(grid.getByRole('button', { name: /大きさ/ }));
  await waitFor(() => expect(address()).toContain('sort=size'));
  await user.click(screen.getByRole('button', { name: /^大きさ: すべて/ }));
  const large = await screen.findByRole('menuitemcheckbox', { name: '大' });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(large).toHaveAttribute('data-highlighted');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(received.at(-1)?.query.getAll('size')).toEqual(['large']));
  expect(received.at(-1)?.query.get('sort')).toBe('size');
  expect(address()).toContain('size=large');
});

test('a list names what it refers to in the language of the page', async () => {
  await renderPage('/parcels', { api: { 'GET /parcels': () => page(parcel()) }, locale: 'en' });
  const grid = await screen.findByRole('grid', { name: 'Parcel' });
  expect(within(grid).getByText('North store')).toBeVisible();
});

test('a list without rows says why, and leads on', async () => {
  const { user, address } = await renderPage('/parcels?q=zzz', { api: { 'GET /parcels': () => page() } });
  await user.click(await screen.findByRole('button', { name: /条件をすべて解除|条件をクリア|すべて外す/ }));
  await waitFor(() => expect(address()).not.toContain('q='));
});

test('a list that cannot be read says so and is asked for again', async () => {
  const { user } = await renderPage('/parcels', {
    api: { 'GET /parcels': (_, count) => (count <= 2 ? problem(503, 'unavailable') : page(parcel())) },
  });
  await user.click(await screen.findByRole('button', { name: 'もう一度試す' }));
  expect(await screen.findByText('赤い箱')).toBeVisible();
});

test('who may only read is offered neither adding nor importing nor choosing', async () => {
  await renderPage('/parcels', { api: { 'GET /parcels': () => page(parcel()) }, role: 'viewer' });
  await screen.findByRole('grid');
  expect(screen.queryByRole('link', { name: /新規登録|取り込み/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
