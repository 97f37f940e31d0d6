import { type Answer, problem } from '@haisha/area-tests/fake-api';
import { mostBulkRows } from '@haisha/validation/bulk-limit';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const idOf = (number: number) => `40000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [first, second] = [
  parcel({ id: idOf(1), code: '1201' }),
  parcel({ id: idOf(2), code: '1202', version: 4, size: 'large' }),
];
const nameOf = ({ code }: { code: string }) => `${code} 赤い箱`;
const page = (items: unknown[], total = items.length): Answer => ({ body: { items, total, page: 1, pageSize: 50 } });
const list = {
  'GET /parcels': () => page([first, second]),
};
type Result = { id: string; version: number; problem: object | null };
const answer = (...results: Result[]) => ({ body: { results } });
const done = ({ id }: { id: string }, version: number): Result => ({ id, version, problem: null });
const refused = ({ id, version }: { id: string; version: number }, reason: object): Result => ({
  id,
  version,
  problem: reason,
});

async function choose(api: Parameters<typeof renderPage>[1]['api'], path = '/parcels') {
  const view = await renderPage(path, { api: { ...list, ...api }, locale: path.startsWith('/en') ? 'en' : 'ja' });
  await view.user.click(await screen.findByRole('checkbox', { name: /すべて選ぶ|Select all/ }));
  const bar = within(await screen.findByRole('region', { name: /選んだ行の操作|What to do/ }));
  return { ...view, bar };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the rows chosen', () => {
  test('are archived in one request, and brought back by the notice', async () => {
    const { user, bar, writes } = await choose({
      'POST /parcels/bulk/archive': () => answer(done(first, 2), done(second, 5)),
      'POST /parcels/bulk/restore': () => answer(done(first, 3), done(second, 6)),
    });
    expect(bar.getByText('2件を選択中')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'アーカイブ' }));
    expect(await screen.findByRole('alertdialog', { name: '選んだ2件をアーカイブしますか' })).toBeVisible();
    await user.click(await button('アーカイブする'));
    expect(await screen.findByText('2件をアーカイブしました。')).toBeVisible();
    expect(screen.queryByRole('region', { name: '選んだ行の操作' })).toBeNull();
    await user.click(await button('元に戻す'));
    expect(await screen.findByText('2件を元に戻しました。')).toBeVisible();
    expect(writes().map(({ path, body }) => [path, body])).toEqual([
      ['/parcels/bulk/archive', { rows: [first, second].map(({ id, version }) => ({ id, version })) }],
      [
        '/parcels/bulk/restore',
        { rows: [done(first, 2), done(second, 5)].map(({ id, version }) => ({ id, version })) },
      ],
    ]);
  });

  test('that could not be archived are told one by one, with what uses them, and stay chosen', async () => {
    const usedBy = [{ entity: 'department', count: 3, examples: ['岩槻', '船橋'] }];
    const { user, bar } = await choose({
      'POST /parcels/bulk/archive': () =>
        answer(refused(first, { code: 'record.in_use', usedBy }), refused(second, { code: 'version.conflict' })),
    });
    await user.click(bar.getByRole('button', { name: 'アーカイブ' }));
    await user.click(await button('アーカイブする'));
    const dialog = within(await screen.findByRole('dialog', { name: '処理の結果' }));
    expect(dialog.getByText('変更した行はありません。')).toBeVisible();
    expect(dialog.getByText('2件はアーカイブできませんでした。')).toBeVisible();
    const [one, other] = dialog.getAllByRole('listitem');
    expect(one).toHaveTextContent(nameOf(first));
    expect(one).toHaveTextContent('使用先: 部署: 岩槻、船橋 …（3件）');
    expect(other).toHaveTextContent(/1202.*読み込んだあとに変更されています/);
    await user.click(dialog.getAllByRole('button', { name: '閉じる' }).at(-1) as HTMLElement);
    expect(bar.getByText('2件を選択中')).toBeVisible();
  });

  test('get a field set after its effect was shown, and their own values back, each told otherwise', async () => {
    const { user, bar, writes } = await choose({
      'POST /parcels/bulk/set': (_request, count) =>
        count === 1 ? answer(done(first, 2)) : answer(refused({ ...first, version: 2 }, { code: 'version.conflict' })),
    });
    await user.click(bar.getByRole('button', { name: '項目を変更' }));
    const dialog = within(await screen.findByRole('dialog', { name: '選んだ2件の項目を変更' }));
    expect(dialog.getByRole('button', { name: '0件を変更する' })).toBeDisabled();
    await user.selectOptions(dialog.getByRole('combobox', { name: '変更する項目' }), '大きさ');
    await user.selectOptions(dialog.getByRole('combobox', { name: '変更後の値' }), '大');
    const preview = within(dialog.getByRole('region', { name: '変更の内容' }));
    expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '小 → 大1件',
      '大（変更なし）1件',
    ]);
    await user.click(dialog.getByRole('button', { name: '1件を変更する' }));
    expect(await screen.findByText('1件の大きさを変更しました。')).toBeVisible();
    await user.click(await button('元に戻す'));
    const outcome = within(await screen.findByRole('dialog', { name: '処理の結果' }));
    expect(outcome.getByText('1件は戻せませんでした。')).toBeVisible();
    expect(writes().map(({ body }) => body)).toEqual([
      { field: 'size', rows: [{ id: first.id, version: 1, value: 'large' }] },
      { field: 'size', rows: [{ id: first.id, version: 2, value: 'small' }] },
    ]);
  });

  test('that were refused are told once no other dialog is open, which would take the telling with it', async () => {
    const settingIsOpen = Promise.withResolvers<void>();
    const { user, queries } = await choose({
      'POST /parcels/bulk/set': async (_request, count) => {
        if (count === 1) return answer(done(first, 2));
        await settingIsOpen.promise;
        return answer(refused({ ...first, version: 2 }, { code: 'version.conflict' }));
      },
    });
    const openSetting = async () => {
      await user.click(await button('項目を変更'));
      return within(await screen.findByRole('dialog', { name: '選んだ2件の項目を変更' }));
    };
    const setting = await openSetting();
    await user.selectOptions(setting.getByRole('combobox', { name: '変更する項目' }), '大きさ');
    await user.selectOptions(setting.getByRole('combobox', { name: '変更後の値' }), '大');
    await user.click(setting.getByRole('button', { name: '1件を変更する' }));
    await user.click(await button('元に戻す'));
    await user.click(screen.getByRole('checkbox', { name: /すべて選ぶ/ }));
    const again = await openSetting();
    settingIsOpen.resolve();
    await waitFor(() => expect(queries.isMutating() + queries.isFetching()).toBe(0));
    expect(screen.queryByRole('dialog', { name: '処理の結果' })).toBeNull();
    await user.click(again.getByRole('button', { name: 'キャンセル' }));
    expect(await screen.findByRole('dialog', { name: '処理の結果' })).toHaveTextContent('1件は戻せませんでした。');
  });

  test('may be all that match, on all pages', async () => {
    const many = Array.from({ length: 250 }, (_, index) => parcel({ id: idOf(index), code: String(index) }));
    const { user, bar, received } = await choose(
      {
        'GET /parcels': ({ query }) => {
          const [number, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
          return page(many.slice((number - 1) * size, number * size), many.length);
        },
      },
      '/parcels?q=1&page=2',
    );
    await user.click(bar.getByRole('button', { name: '条件に合う250件をすべて選ぶ' }));
    expect(await bar.findByText('250件を選択中')).toBeVisible();
    const asked = received.filter(({ query }) => query.get('pageSize') === '200');
    expect(asked.map(({ query }) => [query.get('page'), query.get('q')])).toContainEqual(['2', '1']);
  });

  test('are no more than can be changed at once, and this is said', async () => {
    const { bar } = await choose({ 'GET /parcels': () => page([first, second], 100_000) });
    expect(await bar.findByRole('button', { name: '先頭の1,000件を選ぶ' })).toBeVisible();
    expect(bar.getByText(`一度に変更できるのは${mostBulkRows.toLocaleString()}件までです。`)).toBeVisible();
  });

  test('stay chosen when the act fails as a whole', async () => {
    const { user, bar } = await choose({ 'POST /parcels/bulk/archive': () => problem(503, 'unavailable') });
    await user.click(bar.getByRole('button', { name: 'アーカイブ' }));
    await user.click(await button('アーカイブする'));
    expect(await screen.findByRole('alert')).toHaveTextContent('サーバーが一時的に利用できません');
    expect(bar.getByText('2件を選択中')).toBeInTheDocument();
  });

  test('are restored from among the archived', async () => {
    const archived = [first, second].map((row) => ({ ...row, archivedAt: row.updatedAt }));
    const { user, bar } = await choose(
      {
        'GET /parcels': () => page(archived),
        'POST /parcels/bulk/restore': () => answer(done(first, 2), done(second, 5)),
      },
      '/parcels?archived=only',
    );
    expect(bar.queryByRole('button', { name: 'アーカイブ' })).toBeNull();
    expect(bar.queryByRole('button', { name: '項目を変更' })).toBeNull();
    await user.click(bar.getByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('2件を元に戻しました。')).toBeVisible();
  });
});

test('whoever may change and not archive sets fields alone', async () => {
  const { user } = await renderPage('/parcels', { api: list, role: 'manager' });
  await user.click(await screen.findByRole('checkbox', { name: /すべて選ぶ/ }));
  const bar = within(await screen.findByRole('region', { name: '選んだ行の操作' }));
  expect(bar.getByRole('button', { name: '項目を変更' })).toBeVisible();
  await waitFor(() => expect(bar.queryByRole('button', { name: 'アーカイブ' })).toBeNull());
});
