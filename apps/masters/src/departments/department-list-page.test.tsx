import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { department } from '../../test/departments.ts';
import { renderPage } from '../../test/render-page.tsx';

const first = department();
const second = department({
  id: '10000000-0000-4000-8000-000000000002',
  code: '0020',
  name: '大宮センター',
  version: 4,
});
const page = (items = [first, second]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const list = { 'GET /departments': () => page() };
const grid = () => screen.findByRole('grid', { name: '部署' });

describe('the list of departments', () => {
  test('asks the server for exactly what the address says', async () => {
    const { received } = await renderPage('/departments?q=%E5%B2%A9%E6%A7%BB&kind=office&sort=-code&page=2', {
      api: list,
    });
    await grid();
    const asked = received.find(({ path }) => path === '/departments');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      q: '岩槻',
      page: '2',
      pageSize: '50',
      sort: '-code',
      archived: 'exclude',
      kind: 'office',
    });
  });

  test('puts search and order into the address, and starts again at the first page', async () => {
    const { user, address } = await renderPage('/departments?page=2', { api: list });
    await grid();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('大宮');
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/departments?q=大宮'));
    await user.click(within(screen.getByRole('columnheader', { name: 'コード' })).getByRole('button'));
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/departments?q=大宮&sort=code'));
  });

  test('takes a filter away by its chip', async () => {
    const { user, address } = await renderPage('/departments?q=a&kind=office&kind=garage', { api: list });
    await grid();
    await user.click(screen.getByRole('button', { name: '条件「区分: 営業所、車庫」を外す' }));
    await waitFor(() => expect(address()).toBe('/departments?q=a'));
  });

  test('opens a row by arrows and Enter, and remembers the list for the way back', async () => {
    const { user, router } = await renderPage('/departments?sort=code', { api: list });
    const [, row] = within(await grid()).getAllByRole('row');
    row?.focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/departments/edit/${second.id}`));
    expect(router.state.location.state).toEqual({ list: '?sort=code', row: second.id });
  });

  test('finds the row that was opened again when the browser goes back', async () => {
    const { user, router } = await renderPage('/departments?sort=code', {
      api: { ...list, [`GET /departments/${second.id}`]: () => ({ body: second }) },
    });
    await user.click(within(await grid()).getByRole('link', { name: '0020' }));
    // Until the form is there, the list is, and with it the link that was pressed.
    await screen.findByLabelText(/部署名/);
    await router.navigate(-1);
    // The list that is left may still be there for a moment.
    await waitFor(() => expect(screen.getAllByRole('row')[2]).toHaveFocus());
  });

  test.each(['保存する', 'キャンセル'])('has the focus on the row whose form was left by “%s”', async (way) => {
    const one = `/departments/${second.id}`;
    const { user, address } = await renderPage('/departments?sort=code', {
      api: { ...list, [`GET ${one}`]: () => ({ body: second }), [`PUT ${one}`]: () => ({ body: second }) },
    });
    const [, row] = within(await grid()).getAllByRole('row');
    row?.focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await user.type(await screen.findByLabelText(/部署名/), '2');
    await user.click(screen.getByText(way));
    await waitFor(() => expect(address()).toBe('/departments?sort=code'));
    await waitFor(() => expect(screen.getByRole('row', { name: /大宮センター/ })).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('row', { name: /岩槻営業所/ })).toHaveFocus();
  });

  test('archives the rows chosen, says which stay, and takes it back', async () => {
    const results = (...versions: [number, number | null]) => ({
      body: {
        results: [
          { id: first.id, version: versions[0], problem: null },
          ...(versions[1] === null
            ? []
            : [{ id: second.id, version: versions[1], problem: { code: 'record.in_use' } }]),
        ],
      },
    });
    const { user, writes } = await renderPage('/departments', {
      api: {
        ...list,
        'POST /departments/bulk/archive': () => results(2, 4),
        'POST /departments/bulk/restore': () => results(3, null),
      },
    });
    await grid();
    await user.click(screen.getByRole('checkbox', { name: '0012 岩槻営業所 を選ぶ' }));
    await user.click(screen.getByRole('checkbox', { name: '0020 大宮センター を選ぶ' }));
    await user.click(await screen.findByRole('button', { name: 'アーカイブ' }));
    const dialog = await screen.findByRole('alertdialog', { name: '選んだ2件をアーカイブしますか' });
    await user.click(within(dialog).getByRole('button', { name: 'アーカイブする' }));
    const outcome = within(await screen.findByRole('dialog', { name: '処理の結果' }));
    expect(outcome.getByRole('listitem')).toHaveTextContent(/0020 大宮センター.*ほかのデータで使われている/);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('1件を元に戻しました。')).toBeVisible();
    expect(writes().map(({ path, body }) => [path, body])).toEqual([
      [
        '/departments/bulk/archive',
        {
          rows: [
            { id: first.id, version: 1 },
            { id: second.id, version: 4 },
          ],
        },
      ],
      ['/departments/bulk/restore', { rows: [{ id: first.id, version: 2 }] }],
    ]);
  });

  test('writes telephone numbers and postal codes as people do', async () => {
    await renderPage('/departments?columns=code,postalCode,phone', { api: list });
    const [, row] = within(await grid()).getAllByRole('row');
    expect(row).toHaveTextContent('339-0057');
    expect(row).toHaveTextContent('048-757-0001');
  });

  test('makes the file of exactly this list, and says which characters it would lose', async () => {
    const lost = { path: 'encoding', code: 'shiftJis', params: { characters: '𠮷', rows: '0012' } };
    const { user, received } = await renderPage(
      '/departments?q=%E5%B2%A9%E6%A7%BB&sort=code&columns=prefecture,code,name,requiredManagers',
      { api: { ...list, 'GET /departments/export': () => problem(400, 'validation.failed', { errors: [lost] }) } },
    );
    await grid();
    await user.click(screen.getByRole('button', { name: 'ファイル出力' }));
    const dialog = await screen.findByRole('dialog', { name: '一覧をファイルに出力' });
    await user.click(within(dialog).getByRole('radio', { name: /Shift_JIS/ }));
    await user.click(within(dialog).getByRole('button', { name: 'ダウンロード' }));
    expect(await within(dialog).findByText(/文字が失われる.*𠮷（行: 0012）/)).toBeVisible();
    expect([...(received.find(({ path }) => path === '/departments/export')?.query ?? [])]).toEqual([
      ['q', '岩槻'],
      ['page', '1'],
      ['pageSize', '50'],
      ['sort', 'code'],
      ['archived', 'exclude'],
      ['format', 'csv'],
      ['encoding', 'sjis'],
      ['locale', 'ja'],
      ['columns', 'prefecture'],
      ['columns', 'city'],
      ['columns', 'addressLine1'],
      ['columns', 'addressLine2'],
      ['columns', 'code'],
      ['columns', 'name'],
    ]);
  });

  test('says when nothing matches and offers the whole list', async () => {
    const { user, address } = await renderPage('/departments?q=zzz', { api: { 'GET /departments': () => page([]) } });
    expect(await screen.findByText('「zzz」に合う部署はありません')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '検索を消す' }));
    expect(address()).toBe('/departments');
  });

  test('says what failed and tries again', async () => {
    const answer = (_: unknown, count: number) => (count <= 2 ? problem(500, 'internal') : page());
    const { user } = await renderPage('/departments', { api: { 'GET /departments': answer } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('サーバーでエラーが発生しました');
    await user.click(within(alert).getByRole('button', { name: 'もう一度試す' }));
    expect(await grid()).toBeVisible();
  });

  test('offers a viewer nothing that changes anything', async () => {
    await renderPage('/departments', { api: list, role: 'viewer' });
    await grid();
    expect(screen.queryByRole('link', { name: '新規登録' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'ファイル出力' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('speaks English under /en', async () => {
    const { user, router } = await renderPage('/departments', { api: list, locale: 'en' });
    const [, row] = within(await screen.findByRole('grid', { name: 'Department' })).getAllByRole('row');
    row?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/en/departments/edit/${first.id}`));
  });
});
