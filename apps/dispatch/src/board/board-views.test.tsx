import { stamps } from '@haisha/area-tests/stamps';
import { chooseInMenu } from '@haisha/testing/choose-in-menu';
import { fill } from '@haisha/testing/fill';
import type { SavedView, SavedViews } from '@haisha/validation/saved-view';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boardDay, centre } from '../../test/board.ts';
import { bar, openBoard } from '../../test/open-board.tsx';

const id = '71000000-0000-4000-8000-000000000001';
const view: SavedView = {
  ...stamps,
  id,
  list: 'allocation',
  name: '乗務員と指摘',
  query: 'range=three&rows=driver',
  owner: { id: '72000000-0000-4000-8000-000000000001', name: '木村' },
  departmentId: centre,
  departmentName: '岩槻',
  departmentNameEn: 'Iwatsuki',
  roles: [],
};

function withViews(opensWith: string | null = null, address?: string) {
  const views: SavedViews = { list: 'allocation', items: [view], ownDefault: 'role', opensWith };
  return openBoard(
    boardDay(),
    {
      'GET /saved-views': () => ({ body: views }),
      'POST /saved-views': ({ body }) => ({ status: 201, body: { ...view, ...(body as object) } }),
      'GET /departments/names': () => ({ body: { items: [] } }),
    },
    address === undefined ? {} : { address },
  );
}

const pressed = (name: string) => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');

test('a view is shown on the day that is there, and what is shown is saved without its day', async () => {
  const { user, writes } = await withViews();
  await bar(/^IW-S01/);
  await chooseInMenu(user, '表示 標準', '乗務員と指摘 岩槻 と共有: 木村 さん');
  await waitFor(() => pressed('3日'));
  pressed('ドライバー');
  expect(screen.getByText(/2026\/11\/21/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '週' }));
  await chooseInMenu(user, '表示 乗務員と指摘 （変更あり）', 'いまの表示を保存');
  const dialog = within(await screen.findByRole('dialog', { name: 'いまの表示を保存' }));
  await fill(user, dialog.getByRole('textbox', { name: '名前' }), '週の乗務員');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ list: 'allocation', name: '週の乗務員', query: 'range=week&rows=driver' });
});

test('an address that says nothing opens with the view that was chosen for it', async () => {
  await withViews(id, '/vehicle-allocation');
  await waitFor(() => pressed('ドライバー'));
  expect(await screen.findByRole('button', { name: '表示 乗務員と指摘' })).toBeVisible();
});

test('V makes rows of one line, which the person keeps and a view that is saved then', async () => {
  const { user, writes, address } = await withViews();
  const row = async () => (await bar(/^IW-S01/)).closest<HTMLElement>('[data-row]')?.style.height;
  expect(await row()).toBe('44px');
  await user.keyboard('v');
  await waitFor(async () => expect(await row()).toBe('36px'));
  expect(screen.getByRole('rowheader', { name: /IW-01/ })).toHaveTextContent(/^IW-01佐藤 誠.*241$/);
  expect(window.localStorage.getItem('haisha-board-density-00000000-0000-4000-8000-000000000001')).toBe('compact');
  expect(address()).not.toContain('density');
  await chooseInMenu(user, '表示 標準', 'いまの表示を保存');
  const dialog = within(await screen.findByRole('dialog', { name: 'いまの表示を保存' }));
  await fill(user, dialog.getByRole('textbox', { name: '名前' }), '低い行');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ query: 'density=compact' }));
});

test('an address says how high rows are, until the person changes it', async () => {
  const { user, address } = await withViews(null, '/vehicle-allocation?date=2026-11-21&density=compact&view=plain');
  expect((await bar(/^IW-S01/)).closest<HTMLElement>('[data-row]')?.style.height).toBe('36px');
  await user.click(screen.getByRole('button', { name: 'その他の操作' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: /^行を低く表示/ })).toBeChecked();
  await user.keyboard('{Escape}');
  await user.keyboard('v');
  await waitFor(() => expect(address()).toContain('density=comfortable'));
});

test('the legend says what a bar looks like and which keys there are, and Escape closes it', async () => {
  const { user } = await withViews();
  await bar(/^IW-S01/);
  await user.keyboard('?');
  const legend = within(await screen.findByRole('dialog', { name: '凡例とキー' }));
  expect(legend.getByText('要注意：理由があれば進められる')).toBeVisible();
  expect(legend.getByText('入れ替える').closest('div')).toHaveTextContent('X');
  expect(legend.getByText('次の置ける行へ').closest('div')).toHaveTextContent('Tab');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body).toHaveFocus();
  await user.type(screen.getByRole('searchbox', { name: 'コース・配送先・伝票' }), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: '凡例とキー' }));
  expect(await screen.findByRole('dialog', { name: '凡例とキー' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '凡例とキー' })).toHaveFocus();
});
