import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { importOf, importRow } from './imports.ts';
import { renderPage } from './render-page.tsx';

describe('the same fault in thousands of rows', () => {
  const fault = {
    key: '1::max',
    verdict: 'error',
    count: 4900,
    textCount: 1,
    text: '長い名前',
    issue: { column: 1, path: 'name', code: 'max', params: { max: 3 } },
  };
  const given = importOf({ rowCount: 20_000, counts: { ...importOf().counts, error: 4900 } });
  const { id } = given;
  const wrong = importRow({
    number: 3,
    cells: ['T-02', '', 'x'],
    verdict: 'error',
    issues: [{ column: 1, path: 'name', code: 'required' }],
  });
  const shownWith = async (changed: object) =>
    await renderPage(`/parcels/temp/${id}`, {
      api: {
        [`GET /imports/${id}`]: () => ({ body: given }),
        [`GET /imports/${id}/rows`]: () => ({ body: { items: [wrong], total: 1, page: 1, pageSize: 100 } }),
        [`GET /imports/${id}/faults`]: () => ({ body: { items: [{ ...fault, ...changed }], total: 1 } }),
        [`POST /imports/${id}/decisions`]: () => ({
          body: { decidedCount: 4900, refused: [], refusedCount: 0, rows: [], import: given },
        }),
        [`POST /imports/${id}/replacements`]: () => ({ body: { count: 4900, import: given } }),
      },
    });
  const line = async () =>
    within(await screen.findByRole('region', { name: '同じエラー・警告の行' })).findByRole('listitem');

  test('is one line, which leads to these rows and back', async () => {
    const { user, address, received } = await shownWith({});
    expect(await line()).toHaveTextContent('名前は3文字以内で入力してください');
    await user.click(screen.getByRole('button', { name: '4,900行を表示' }));
    expect(address()).toContain('fault=1%3A%3Amax');
    await waitFor(() => expect(received.at(-1)?.query.get('fault')).toBe('1::max'));
    await user.click(screen.getByRole('button', { name: 'この絞り込みを外す' }));
    expect(address()).not.toContain('fault');
  });

  test('is put right in all of them where they all say the same', async () => {
    const { user, writes } = await shownWith({});
    await user.click(within(await line()).getByRole('button', { name: 'すべて直す' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByRole('textbox'), '短い');
    await user.click(dialog.getByRole('button', { name: 'すべて直す' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ column: 1, text: '長い名前', by: '短い' }));
  });

  test('is left out as a whole where they say different things', async () => {
    const { user, writes } = await shownWith({ textCount: 12 });
    expect(await line()).toHaveTextContent(/^例: /);
    await user.click(within(await line()).getByRole('button', { name: 'すべて飛ばす' }));
    await waitFor(() =>
      expect(writes()[0]?.body).toEqual({ decision: 'skip', rule: { of: 'errors', keep: 'last', fault: '1::max' } }),
    );
  });

  test('in most rows leads to the columns, of which one is probably meant otherwise', async () => {
    const { user } = await shownWith({ textCount: 9000, count: 15_000 });
    await user.click(within(await line()).getByRole('button', { name: '列の対応を変更' }));
    expect(await screen.findByRole('heading', { name: '列の対応' })).toBeVisible();
  });

  test('is taken as it is where it is only odd', async () => {
    const { user, writes } = await shownWith({ verdict: 'warning' });
    await user.click(within(await line()).getByRole('button', { name: 'すべてこのまま取り込む' }));
    await waitFor(() =>
      expect(writes()[0]?.body).toEqual({
        decision: 'accept',
        rule: { of: 'warnings', keep: 'last', fault: '1::max' },
      }),
    );
  });
});
