import { problem } from '@haisha/area-tests/fake-api';
import { changeLocale } from '@haisha/i18n';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { importOf } from './imports.ts';
import { renderPage } from './render-page.tsx';

const given = importOf({ status: 'prepared' });
const list = (...items: unknown[]) => ({
  'GET /imports': () => ({ body: { items, total: items.length, page: 1, pageSize: 20 } }),
});
const path = '/parcels/temp/_id';
const csv = (name: string, content = 'code,name\nA,B\n') => new File([content], name, { type: 'text/csv' });
const chooser = () => screen.findByLabelText('ファイルを選ぶ', { selector: 'input' });

describe('the imports of a master', () => {
  test('are those somebody has to go on with', async () => {
    const { received } = await renderPage(path, { api: list(importOf()) });
    expect(await screen.findByRole('heading', { level: 1, name: '荷物 仮登録' })).toBeVisible();
    const item = within(await screen.findByRole('listitem', { name: '' }));
    expect(item.getByText('エラー 1、重複 1、新規 1')).toBeVisible();
    expect(item.getByRole('link', { name: '荷物.csv の取り込みを続ける' })).toHaveAttribute(
      'href',
      `/parcels/temp/${given.id}`,
    );
    const asked = received.find((one) => one.path === '/imports')?.query;
    expect(asked?.getAll('entity')).toEqual(['parcel']);
    expect(asked?.getAll('status')).toEqual(['prepared', 'judging', 'judged', 'applying', 'undoing']);
  });

  test('are discarded on demand', async () => {
    const { user, writes } = await renderPage(path, {
      api: { ...list(importOf()), [`POST /imports/${given.id}/discard`]: () => ({ body: given }) },
    });
    await user.click(await screen.findByRole('button', { name: '荷物.csv の取り込みを破棄' }));
    await user.click(await screen.findByRole('button', { name: '破棄する' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  test('begin with a file, which leads to its own page', async () => {
    const { user, address } = await renderPage(path, {
      api: {
        ...list(),
        'POST /parcels/imports': () => ({ status: 201, body: given }),
        [`GET /imports/${given.id}`]: () => ({ body: given }),
        [`GET /imports/${given.id}/sample`]: () => ({ body: { rows: [] } }),
      },
    });
    await user.upload(await chooser(), csv('荷物.csv'));
    await waitFor(() => expect(address()).toBe(`/parcels/temp/${given.id}`));
  });

  test('stop a file on its way when one agrees to leave', async () => {
    const sending = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    const stopping = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    onTestFinished(() => void vi.restoreAllMocks());
    const confirmLeave = vi.fn(() => Promise.resolve(true));
    const { user, router, address } = await renderPage(path, { api: list(), confirmLeave });
    await user.upload(await chooser(), csv('大きい.csv'));
    await waitFor(() => expect(sending).toHaveBeenCalled());
    expect(stopping).not.toHaveBeenCalled();
    await act(() => router.navigate('/parcels'));
    await waitFor(() => expect(address()).toBe('/parcels'));
    expect(confirmLeave).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(stopping).toHaveBeenCalledTimes(1));
  });

  test('go back to the last page where those of a later one are gone', async () => {
    const all = Array.from({ length: 20 }, (_, at) => importOf({ id: `70000000-0000-4000-8000-0000000000${at + 10}` }));
    const { user } = await renderPage(path, {
      api: {
        'GET /imports': ({ query }, count) => ({
          body: { items: query.get('page') === '2' ? [] : all, total: count === 1 ? 21 : 20, page: 1, pageSize: 20 },
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: '次のページ' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '次のページ' })).toBeNull());
    expect(await screen.findAllByText('エラー 1、重複 1、新規 1')).toHaveLength(20);
  });

  test('tell how much of a file is sent, and then that it is read', async () => {
    const sent: XMLHttpRequest[] = [];
    const sending = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
      sent.push(this);
    });
    onTestFinished(() => sending.mockRestore());
    const { user } = await renderPage(path, { api: list() });
    await user.upload(await chooser(), csv('大きい.csv'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const tell = (loaded: number) =>
      act(() => sent[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 200 })));
    tell(80);
    expect(screen.getByRole('progressbar', { name: '送信の進み具合' })).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByText('大きい.csv（0.1MB）を送信しています')).toBeVisible();
    tell(200);
    expect(screen.getByRole('progressbar', { name: '送信の進み具合' })).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByText('大きい.csv（0.1MB）を読み取っています')).toBeVisible();
  });

  test.each([
    ['荷物.xls', /古い形式のExcel/],
    ['空.csv', /中身が空/],
  ])('refuse %s before it is sent', async (name, why) => {
    const { writes } = await renderPage(path, { api: list() });
    // Dropped: a chooser offers no other kinds.
    fireEvent.drop(await screen.findByRole('region', { name: '取り込むファイル' }), {
      dataTransfer: { files: [csv(name, '')] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(why);
    expect(writes()).toEqual([]);
  });

  test('say in the words of the server why a file is not taken', async () => {
    const errors = [{ path: 'file', code: 'importFile.rows', params: { max: 100_000 } }];
    const { user } = await renderPage(path, {
      api: { ...list(), 'POST /parcels/imports': () => problem(400, 'validation.failed', { errors }) },
    });
    await user.upload(await chooser(), csv('多い.csv'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('「多い.csv」を取り込めません');
    expect(alert).toHaveTextContent('100,000行まで');
    await act(() => changeLocale('en'));
    expect(alert).toHaveTextContent('Divide the file into several files: one may have at most 100,000 rows');
  });

  test('take cells pasted from a spreadsheet', async () => {
    const { user, writes } = await renderPage(path, {
      api: { ...list(), 'POST /parcels/imports': () => problem(400, 'validation.failed') },
    });
    await chooser();
    fireEvent.paste(document.body, { clipboardData: { getData: () => 'コード\t名前\nA\tB\n' } });
    expect(await screen.findByText('データは1行です。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'このデータを取り込む' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
  });
});
