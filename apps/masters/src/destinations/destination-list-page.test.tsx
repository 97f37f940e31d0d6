import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { destination } from '../../test/destinations.ts';
import { renderPage } from '../../test/render-page.tsx';

/** What the menu leaves of the window. */
const widthAt1440 = 1224;
const none = { items: [], total: 0, page: 1, pageSize: 50 };
const rows = [
  destination(),
  destination({
    id: '30000000-0000-4000-8000-000000000002',
    code: 'HN-0124',
    geoState: 'automatic',
    isTemporary: true,
  }),
];
const api = {
  'GET /destinations': () => ({ body: { ...none, items: rows, total: 2 } }),
  'GET /cargo-owners': () => ({
    body: { ...none, items: [{ id: rows[0]?.cargoOwnerId, code: '01', name: 'ひなた屋' }] },
  }),
  'GET /directions': () => ({ body: none }),
};

test('the list of destinations asks for what the address says and shows where somebody has to look', async () => {
  const { received } = await renderPage('/delivery-destination?geoState=automatic&sort=-city', { api });
  const grid = await screen.findByRole('grid', { name: '配送先' });
  expect(within(grid).getByText('自動（要確認）')).toBeVisible();
  expect(within(grid).getByText('臨時')).toBeVisible();
  const asked = received.find(({ path }) => path === '/destinations');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ geoState: 'automatic', sort: '-city', page: '1' });
});

test('the list of destinations fits a window of 1440 pixels with its usual columns', async () => {
  await renderPage('/delivery-destination', { api });
  const grid = await screen.findByRole('grid', { name: '配送先' });
  expect(16 * Number.parseFloat(grid.style.minWidth)).toBeLessThanOrEqual(widthAt1440);
});

test('the list of destinations speaks English too', async () => {
  await renderPage('/delivery-destination', { api, locale: 'en' });
  const grid = await screen.findByRole('grid', { name: 'Delivery destination' });
  expect(within(grid).getByText('Automatic (check)')).toBeVisible();
});

test('a filter offers every cargo owner, however many there are', async () => {
  const owners = Array.from({ length: 203 }, (_, index) => ({
    id: `31000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    code: String(index + 1),
    name: '荷主',
    nameEn: null,
  }));
  const { user } = await renderPage('/delivery-destination', {
    api: {
      ...api,
      'GET /cargo-owners': ({ query }) => {
        const [number, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize'))];
        return { body: { ...none, items: owners.slice((number - 1) * size, number * size), total: owners.length } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '絞り込み' }));
  await user.click(await screen.findByRole('button', { name: '荷主: すべて' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: '203 荷主' })).toBeInTheDocument();
});

test('a driver is offered no filter by what drivers may not read', async () => {
  const { user, received } = await renderPage('/delivery-destination', { api, role: 'driver' });
  await user.click(await screen.findByRole('button', { name: '絞り込み' }));
  expect(await screen.findByRole('button', { name: '区分: すべて' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(荷主|方面):/ })).toBeNull();
  expect(received.map(({ path }) => path)).not.toContain('/cargo-owners');
});
