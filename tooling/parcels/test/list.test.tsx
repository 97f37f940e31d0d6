import { problem } from '@haisha/area-tests/fake-api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
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
  await user.click(screen.getByRole('button', { name: '絞り込み' }));
  await user.click(screen.getByRole('button', { name: /^大きさ: すべて/ }));
  const large = await screen.findByRole('menuitemcheckbox', { name: '大' });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(large).toHaveAttribute('data-highlighted');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(received.some(({ query }) => query.get('size') === 'large')).toBe(true));
  expect(received.findLast(({ query }) => query.has('size'))?.query.get('sort')).toBe('size');
  await waitFor(() => expect(received.at(-1)?.query.toString()).toContain('pageSize=1'));
  expect(address()).toContain('size=large');
});

test('the columns that somebody chose are there the next time, until the usual ones are taken back', async () => {
  const api = {
    'GET /parcels': () => page(...two),
    'GET /saved-views': () => ({ body: { list: 'parcel', items: [], ownDefault: 'role', opensWith: null } }),
  };
  const heads = async () => {
    await screen.findByText('赤い箱');
    return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  };
  const usual = ['', '荷物コード', '荷物名', '大きさ', '置き場'];
  async function open(path: string) {
    cleanup();
    return await renderPage(path, { api });
  }
  const { user } = await open('/parcels');
  expect(await heads()).toEqual(usual);
  await user.click(screen.getByRole('button', { name: '表示する列' }));
  await user.click(await screen.findByRole('checkbox', { name: '大きさ' }));
  await open('/parcels');
  expect(await heads()).toEqual(['', '荷物コード', '荷物名', '置き場']);
  await open('/parcels?view=60000000-0000-4000-8000-000000000001');
  expect(await heads()).toEqual(usual);
  const { user: again } = await open('/parcels?columns=code,name');
  expect(await heads()).toEqual(['', '荷物コード', '荷物名']);
  await again.click(screen.getByRole('button', { name: '表示する列' }));
  await again.click(await screen.findByRole('button', { name: '標準に戻す' }));
  await open('/parcels');
  expect(await heads()).toEqual(usual);
});

test('a list names what it refers to in the language of the page', async () => {
  await renderPage('/parcels', { api: { 'GET /parcels': () => page(parcel()) }, locale: 'en' });
  const grid = await screen.findByRole('grid', { name: 'Parcel' });
  expect(within(grid).getByText('North store')).toBeVisible();
});

test('each row is a link to its record, for a tab of its own', async () => {
  await renderPage('/parcels?q=a', { api: { 'GET /parcels': () => page(parcel()) }, locale: 'en' });
  const grid = within(await screen.findByRole('grid'));
  expect(grid.getByRole('link', { name: 'P-01' })).toHaveAttribute('href', `/en/parcels/edit/${parcel().id}`);
});

test('a list without a match says what was searched and in what, and takes either away', async () => {
  const { user, address } = await renderPage('/parcels?q=zzz&size=large', { api: { 'GET /parcels': () => page() } });
  expect(await screen.findByText('「zzz」に合う荷物はありません')).toBeVisible();
  expect(screen.getByText('大きさ: 大 の中だけを探しました。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '大きさの絞り込みを外す' }));
  await waitFor(() => expect(address()).toBe('/parcels?q=zzz'));
  await user.click(await screen.findByRole('button', { name: '検索を消す' }));
  await waitFor(() => expect(address()).toBe('/parcels'));
});

test('a list without rows leads to the first: by files where the area takes them, then by hand', async () => {
  await renderPage('/parcels', { api: { 'GET /parcels': () => page() } });
  expect(await screen.findByText('荷物はまだ登録されていません')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ファイルを取り込む' })).toHaveAttribute('href', '/parcels/temp/_id');
  expect(screen.getByRole('link', { name: '1件ずつ登録' })).toHaveAttribute('href', '/parcels/add');
});

test('rows stay when they cannot be read anew; it is said as of when they are, and they are asked for again', async () => {
  let isDown = false;
  const { user, queries } = await renderPage('/parcels', {
    api: { 'GET /parcels': () => (isDown ? problem(503, 'unavailable') : page(parcel())) },
  });
  await screen.findByText('赤い箱');
  isDown = true;
  await act(() => queries.invalidateQueries({ predicate: ({ meta }) => meta?.entity === 'parcel' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/表示は .+ 時点の内容です。/);
  expect(screen.getByText('赤い箱')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'もう一度' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('rows stay when a filter cannot be asked for, and it is said that they are not its rows', async () => {
  const { user } = await renderPage('/parcels?size=large', {
    api: { 'GET /parcels': ({ query }) => (query.has('size') ? page(parcel()) : problem(503, 'unavailable')) },
  });
  await screen.findByText('赤い箱');
  await user.click(screen.getByRole('button', { name: '条件「大きさ: 大」を外す' }));
  expect(await screen.findByText(/表示は前の条件の内容です。/)).toBeVisible();
  expect(screen.getByText('赤い箱')).toBeVisible();
});

test('rows chosen are let go by Escape', async () => {
  const { user } = await renderPage('/parcels', { api: { 'GET /parcels': () => page(...two) } });
  await user.click(await screen.findByRole('checkbox', { name: /P-01/ }));
  await screen.findByRole('region', { name: '選んだ行の操作' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: '選んだ行の操作' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: /P-01/ })).not.toBeChecked();
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
