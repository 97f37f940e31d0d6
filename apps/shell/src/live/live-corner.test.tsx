import { notify } from '@haisha/platform';
import type { Notification } from '@haisha/validation/notification';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const soon = { timeout: 15_000 };

function notification(number: number, fields: Partial<Notification> = {}): Notification {
  return {
    id: `60000000-0000-4000-8000-00000000000${number}`,
    kind: 'jobDone',
    params: { job: 'export', entity: 'vehicle' },
    link: '/jobs',
    createdAt: '2026-11-21T01:00:00.000Z',
    readAt: null,
    ...fields,
  };
}

async function openPage(path: string, items: Notification[]) {
  const read = vi.fn();
  const page = await renderShell(path, {
    session: sessionOf(),
    routes: {
      'GET /api/home': emptyHome,
      'GET /api/jobs': { body: { items: [], total: 0, page: 1, pageSize: 20 } },
      'GET /api/notifications': ({ url }) => {
        const pageSize = Number(url.searchParams.get('pageSize'));
        const unread = items.filter((one) => !one.readAt).length;
        return { body: { items: items.slice(0, pageSize), total: items.length, page: 1, pageSize, unread } };
      },
      'POST /api/notifications/read': ({ body }) => {
        read(body);
        for (const one of items) one.readAt = '2026-11-21T02:00:00.000Z';
        return { body: { unread: 0 } };
      },
    },
  });
  return { ...page, read };
}

it('shows the number of unread notifications at the bell and lists them in the drawer', async () => {
  const { user } = await openPage('/', [
    notification(1),
    notification(2, { kind: 'jobFailed', readAt: '2026-11-21T02:00:00.000Z', link: null }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'お知らせ（未読 1 件）' }, soon));
  const drawer = screen.getByRole('dialog', { name: 'お知らせ' });
  expect(within(drawer).getByRole('link', { name: '車両のファイル出力が完了しました。' })).toHaveAttribute(
    'href',
    '/jobs',
  );
  expect(
    within(drawer).getByText('車両のファイル出力に失敗しました。開いて理由を確認し、もう一度実行してください。'),
  ).toBeVisible();
  expect(await within(drawer).findByText(/ほかの人の変更は自動では反映されません/)).toBeVisible();
});

it('marks everything as read', async () => {
  const { user, read } = await openPage('/', [notification(1), notification(2)]);
  await user.click(await screen.findByRole('button', { name: 'お知らせ（未読 2 件）' }, soon));
  await user.click(screen.getByRole('button', { name: 'すべて既読にする' }));
  expect(read).toHaveBeenCalledWith({ all: true });
  await user.click(screen.getByRole('button', { name: 'お知らせを閉じる' }));
  expect(await screen.findByRole('button', { name: 'お知らせ' })).toBeVisible();
});

it('marks a followed notification as read and closes', async () => {
  const { user, read } = await openPage('/en', [notification(1)]);
  await user.click(await screen.findByRole('button', { name: 'Notifications (1 unread)' }, soon));
  await user.click(screen.getByRole('link', { name: 'Export of vehicles: finished.' }));
  expect(read).toHaveBeenCalledWith({ ids: [notification(1).id] });
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument();
});

it('counts what is news to the user until it has been seen, such as a new version', async () => {
  const { user } = await openPage('/', []);
  await screen.findByRole('button', { name: 'お知らせ' }, soon);
  act(() => notify({ kind: 'info', text: '新しい版があります。', action: { label: '今すぐ', run: vi.fn() } }));
  await user.click(await screen.findByRole('button', { name: 'お知らせ（未読 1 件）' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'お知らせ' })).toBeVisible();
});

it('keeps a toast with an action, which still works, and does not count what one did oneself', async () => {
  const { user } = await openPage('/', []);
  const run = vi.fn();
  await screen.findByRole('button', { name: 'お知らせ' }, soon);
  act(() => notify({ kind: 'success', text: 'アーカイブしました。', action: { label: '元に戻す', run } }));
  await screen.findByText('アーカイブしました。');
  await user.click(screen.getByRole('button', { name: 'お知らせ' }));
  const drawer = screen.getByRole('dialog', { name: 'お知らせ' });
  await user.click(within(drawer).getByRole('button', { name: '元に戻す' }));
  expect(run).toHaveBeenCalledOnce();
  expect(await screen.findByRole('button', { name: 'お知らせ' })).toBeVisible();
});

describe('a notification that arrives while the page is open', () => {
  const hour = (ago: number) => new Date(Date.UTC(2026, 10, 21) - ago * 3_600_000).toISOString();
  const toasts = () =>
    [...document.querySelectorAll<HTMLElement>('.Toastify__toast')].map(
      (toast) => within(toast).getByText(/ファイル出力/).textContent,
    );

  async function readMore(path: string, ...arrivals: Notification[]) {
    const old = (ago: number) => notification(100 + ago, { createdAt: hour(ago), link: null });
    const items = Array.from({ length: 35 }, (_, ago) => old(ago));
    const { user, read } = await openPage(path, items);
    await user.click(await screen.findByRole('button', { name: 'お知らせ（未読 35 件）' }, soon));
    items.unshift(...arrivals);
    await user.click(screen.getByRole('button', { name: 'さらに表示' }));
    return read;
  }

  it('appears as a toast; an old one that is loaded for the first time does not', async () => {
    await readMore('/', notification(1, { kind: 'jobFailed', createdAt: hour(-1) }));
    await waitFor(
      () =>
        expect(toasts()).toEqual(['車両のファイル出力に失敗しました。開いて理由を確認し、もう一度実行してください。']),
      soon,
    );
  });

  it('leads to its page', async () => {
    await readMore('/', notification(1, { kind: 'jobFailed', createdAt: hour(-1) }));
    await waitFor(() => expect(toasts()).toHaveLength(1), soon);
    expect(screen.getByRole('button', { name: '確認する' })).toBeVisible();
  });

  it('shows no toast on the page that shows the result of the job, and counts as read', async () => {
    const elsewhere = { kind: 'jobFailed', createdAt: hour(-1), link: '/elsewhere' } as const;
    const old = notification(1, { createdAt: hour(-1) });
    const read = await readMore('/jobs', old, notification(2, elsewhere));
    await waitFor(
      () =>
        expect(toasts()).toEqual(['車両のファイル出力に失敗しました。開いて理由を確認し、もう一度実行してください。']),
      soon,
    );
    expect(read).toHaveBeenCalledWith({ ids: [old.id] });
  });

  it('gets a toast of its own for each job', async () => {
    const of = (jobId: string) => ({ createdAt: hour(-1), params: { job: 'export', entity: 'vehicle', jobId } });
    await readMore('/', notification(2, of('b')), notification(1, { kind: 'jobFailed', ...of('a') }));
    const both = [
      '車両のファイル出力に失敗しました。開いて理由を確認し、もう一度実行してください。',
      '車両のファイル出力が完了しました。',
    ];
    await waitFor(() => expect(toasts()).toEqual(both), soon);
    expect(document.querySelector('.Toastify__toast--error')).toHaveTextContent('失敗');
    expect(document.querySelector('.Toastify__toast--success')).toHaveTextContent('完了');
  });
});

it('says when there is nothing', async () => {
  const { user } = await openPage('/', []);
  await user.click(await screen.findByRole('button', { name: 'お知らせ' }, soon));
  expect(await screen.findByText('お知らせはありません')).toBeVisible();
});

it.each([
  [{ job: 'export', entity: 'vehicle' }, '車両のファイル出力が完了しました。'],
  [{ job: 'export', entity: 'unknown' }, '一覧のファイル出力が完了しました。'],
  [{ job: 'mail', purpose: 'invitation' }, '招待メールの送信が完了しました。'],
  [{ job: 'mail', purpose: 'passwordReset' }, 'パスワード再設定メールの送信が完了しました。'],
  [{ job: 'later' }, '処理が完了しました。'],
])('has words for a job of %j', async (params, text) => {
  const { user } = await openPage('/', [notification(1, { params })]);
  await user.click(await screen.findByRole('button', { name: 'お知らせ（未読 1 件）' }, soon));
  expect(await screen.findByRole('link', { name: text })).toBeVisible();
});

it('says what still works while there is no network, until it is back', async () => {
  await openPage('/', []);
  await screen.findByRole('button', { name: 'お知らせ' }, soon);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('ネットワークに接続されていません。', {}, { timeout: 2_000 })).toBeVisible();
  expect(screen.getByText(/入力した内容は消えません/)).toBeVisible();
  expect(screen.getByText('接続なし')).toBeVisible();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  // The socket takes a moment: nobody is told of another reason meanwhile.
  expect(screen.queryByText('サーバーに接続できません。')).toBeNull();
  await waitFor(() => expect(screen.queryByText('ネットワークに接続されていません。')).toBeNull(), { timeout: 2_000 });
});
