import { problem, type Routes } from '@haisha/area-tests/fake-api';
import type { PageOptions } from '@haisha/area-tests/render-area';
import { changeLocale } from '@haisha/i18n';
import { fill } from '@haisha/testing/fill';
import type { SavedView, SavedViews } from '@haisha/validation/saved-view';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { depot, parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

/** As the server would name it, which knows the lists of a product only. */
const list = 'parcel' as SavedView['list'];
const department = { id: '00000000-0000-4000-8000-0000000000d1', code: '0012', name: '岩槻営業所', nameEn: null };
const me = { id: '00000000-0000-4000-8000-000000000001', name: '岩槻 花子' };
const colleague = { id: '00000000-0000-4000-8000-000000000002', name: '佐藤 健' };
const page = (items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });

function view(given: Partial<SavedView> = {}): SavedView {
  return {
    id: '60000000-0000-4000-8000-000000000001',
    version: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
    createdBy: me,
    updatedAt: '2026-11-01T00:00:00.000Z',
    updatedBy: me,
    archivedAt: null,
    list,
    name: '大きい荷物',
    query: 'size=large&sort=-code',
    owner: me,
    departmentId: null,
    departmentName: null,
    departmentNameEn: null,
    roles: [],
    ...given,
  };
}

const own = view();
const shared = view({
  id: '60000000-0000-4000-8000-000000000002',
  name: '置き場の順',
  query: 'sort=depotName&density=compact',
  owner: colleague,
  departmentName: '岩槻営業所',
  departmentNameEn: null,
});

async function open(
  path: string,
  given: Partial<SavedViews> = {},
  api: Routes = {},
  options: Partial<PageOptions> = {},
  { hidden = false } = {},
) {
  const views: SavedViews = { list, items: [own, shared], ownDefault: 'role', opensWith: null, ...given };
  const all = {
    'GET /parcels': () => page([parcel()]),
    'GET /departments/names': () => page([department]),
    'GET /saved-views': () => ({ body: views }),
    ...api,
  };
  const rendered = await renderPage(path, { ...options, api: all });
  await screen.findByRole('grid', { hidden });
  return rendered;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });

async function press(user: UserEvent, name: string | RegExp) {
  const found = await item(name);
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  const isReached = () => found.hasAttribute('data-highlighted');
  for (let step = 0; step < 10 && !isReached(); step += 1) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
}

describe('a list', () => {
  test('opens with the view of the person, and with the plain list on request', async () => {
    const { address, user } = await open('/parcels', { opensWith: own.id });
    await waitFor(() => expect(address()).toBe(`/parcels?${own.query}&view=${own.id}`));
    await user.click(await button('表示 大きい荷物'));
    await press(user, '標準の表示');
    await waitFor(() => expect(address()).toBe('/parcels?view=plain'));
    expect(await button('表示 標準')).toBeVisible();
  });

  test('shows no row of the plain list until those of the view are there', async () => {
    const answered = Promise.withResolvers<void>();
    const opened = open(
      '/parcels',
      { opensWith: own.id },
      {
        'GET /parcels': async ({ query }) => {
          if (!query.has('size')) return page([parcel({ name: '小さい荷物' })]);
          expect(screen.queryByText('小さい荷物')).toBeNull();
          await answered.promise;
          return page([parcel({ name: '大きい荷物' })]);
        },
      },
    );
    await waitFor(() => expect(screen.getByRole('button', { name: '表示 大きい荷物' })).toBeVisible());
    expect(screen.queryByText('小さい荷物')).toBeNull();
    answered.resolve();
    await opened;
    expect(screen.getByText('大きい荷物', { selector: 'td *, td' })).toBeVisible();
  });

  test('is asked for what its address says, whatever it opens with otherwise', async () => {
    const { address } = await open('/parcels?q=12', { opensWith: own.id });
    expect(address()).toBe('/parcels?q=12');
  });

  test('stays plain when its last filter is taken away, whatever it opens with otherwise', async () => {
    const { address, user } = await open('/parcels?size=large', { opensWith: own.id });
    await user.click(await button('条件「大きさ: 大」を外す'));
    await waitFor(() => expect(address()).toBe('/parcels?view=plain'));
  });

  test('stays without its filters when those of the view are taken away, also after going elsewhere', async () => {
    const { address, user, router } = await open('/parcels', { opensWith: own.id });
    await user.click(await button('条件「大きさ: 大」を外す'));
    const cleared = `/parcels?sort=-code&view=${own.id}`;
    await waitFor(() => expect(address()).toBe(cleared));
    await router.navigate('/parcels/add');
    await router.navigate(-1);
    await screen.findByRole('grid');
    expect(address()).toBe(cleared);
  });

  test('asked for with anything of its own stays so, also below a record when that is closed', async () => {
    const api = {
      'GET /depots': () => page([depot()]),
      [`GET /depots/${depot().id}`]: () => ({ body: depot() }),
    };
    const given = { opensWith: own.id };
    for (const asked of ['kind=outdoor', 'archived=include', 'page=2', 'density=compact']) {
      const { address, unmount } = await open(`/depots?${asked}`, given, api);
      expect(address()).toContain(asked);
      expect(address()).not.toContain('view=');
      unmount();
    }
    const { address, user } = await open(`/depots?open=${depot().id}`, given, api, {}, { hidden: true });
    await user.click(await button('キャンセル'));
    await waitFor(() => expect(address()).toBe('/depots?view=plain'));
  });

  test('is there without views when they cannot be read', async () => {
    await open('/parcels', {}, { 'GET /saved-views': () => problem(503, 'unavailable') });
    expect(screen.queryByRole('button', { name: '表示 標準' })).toBeNull();
  });

  test('stands as close as the view says', async () => {
    const { user, address } = await open('/parcels');
    await user.click(await button('表示 標準'));
    expect(await item(/置き場の順.*岩槻営業所 と共有: 佐藤 健 さん/)).toBeVisible();
    await press(user, /置き場の順/);
    await waitFor(() => expect(address()).toContain('density=compact'));
    await waitFor(() => expect(screen.getByRole('grid').style.getPropertyValue('--row-height')).toBe('32px'));
  });

  test.each([
    ['roomy', '44px'],
    ['comfortable', '36px'],
  ])('stands %s where its address says so', async (density, height) => {
    await open(`/parcels?density=${density}`);
    await waitFor(() => expect(screen.getByRole('grid').style.getPropertyValue('--row-height')).toBe(height));
  });
});

describe('a view', () => {
  test('is saved under a name, for oneself or a department, and then shown', async () => {
    const made = view({ id: '60000000-0000-4000-8000-000000000003', name: '小さい荷物', query: 'size=small' });
    const { user, writes, address } = await open(
      '/parcels?size=small&page=2',
      {},
      { 'POST /saved-views': () => ({ status: 201, body: made }) },
    );
    await user.click(await button('表示 標準'));
    await press(user, 'いまの表示を保存');
    const dialog = within(await screen.findByRole('dialog', { name: 'いまの表示を保存' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('名前を入力してください')).toBeVisible();
    await fill(user, dialog.getByRole('textbox', { name: '名前' }), '小さい荷物');
    await user.selectOptions(dialog.getByRole('combobox', { name: '共有範囲' }), '0012 岩槻営業所 の人');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(address()).toBe(`/parcels?size=small&view=${made.id}`));
    expect(writes().map(({ body }) => body)).toEqual([
      { name: '小さい荷物', departmentId: department.id, list, query: 'size=small' },
    ]);
  });

  test('says that its name is taken', async () => {
    const { user } = await open('/parcels', {}, { 'POST /saved-views': () => problem(409, 'value.taken') });
    await user.click(await button('表示 標準'));
    await press(user, 'いまの表示を保存');
    await user.type(await screen.findByRole('textbox', { name: '名前' }), own.name);
    await user.click(await button('保存'));
    expect(await screen.findByText(/同じ名前の表示があります/)).toBeVisible();
    await act(() => changeLocale('en'));
    expect(screen.getByText(/You have a view of that n/)).toBeVisible();
  });

  test('without a name says so in the language of the page', async () => {
    const { user } = await open('/parcels');
    await user.click(await button('表示 標準'));
    await press(user, 'いまの表示を保存');
    await user.click(await button('保存'));
    expect(await screen.findByText('名前を入力してください')).toBeVisible();
    await act(() => changeLocale('en'));
    expect(screen.getByText('Enter the name')).toBeVisible();
  });

  test('that was changed says so and is saved over', async () => {
    const { user, writes } = await open(
      `/parcels?size=small&view=${own.id}`,
      {},
      { [`PUT /saved-views/${own.id}`]: () => ({ body: { ...own, version: 2 } }) },
    );
    await user.click(await button(/大きい荷物\s*（変更あり）/));
    await press(user, '「大きい荷物」を上書き保存');
    expect(await screen.findByText('「大きい荷物」を上書き保存しました。')).toBeVisible();
    expect(writes()[0]?.body).toEqual({
      version: 1,
      name: own.name,
      departmentId: null,
      query: 'size=small',
    });
  });

  test('is deleted and brought back; that of somebody else is only shown', async () => {
    const archived = { ...own, version: 2, archivedAt: own.updatedAt };
    const { user, writes } = await open(
      `/parcels?${own.query}&view=${own.id}`,
      {},
      {
        [`POST /saved-views/${own.id}/archive`]: () => ({ body: archived }),
        [`POST /saved-views/${own.id}/restore`]: () => ({ body: { ...own, version: 3 } }),
      },
    );
    await user.click(await button('表示 大きい荷物'));
    await press(user, '「大きい荷物」を削除');
    await user.click(await button('元に戻す'));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ version: 1 }, { version: 2 }]));
    await user.click(await button('表示 標準'));
    await press(user, /置き場の順/);
    await user.click(await button('表示 置き場の順'));
    await item('いまの表示を保存');
    expect(screen.queryByRole('menuitem', { name: /置き場の順」を/ })).toBeNull();
  });

  test('that its owner changed meanwhile is offered as it is now', async () => {
    const renamed = { ...shared, version: 2, name: '置き場と名前の順', query: 'sort=name' };
    const views = { list, ownDefault: 'role', opensWith: null };
    const { address, user } = await open(
      `/parcels?${shared.query}&view=${shared.id}`,
      {},
      { 'GET /saved-views': (_, count) => ({ body: { ...views, items: [count === 1 ? shared : renamed] } }) },
    );
    await user.click(await button('表示 置き場の順'));
    await press(user, /置き場と名前の順/);
    await waitFor(() => expect(address()).toBe(`/parcels?${renamed.query}&view=${shared.id}`));
  });
});
