import { notify } from '@haisha/platform';
import type { Notification } from '@haisha/validation/notification';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const soon = { timeout: 15_000 };

function notification(number: number, given: Partial<Notification> = {}): Notification {
  return {
    id: `60000000-0000-4000-8000-00000000000${number}`,
    kind: 'jobDone',
    params: { job: 'export', entity: 'vehicle' },
    link: '/jobs',
    createdAt: '2026-11-21T01:00:00.000Z',
    readAt: null,
    ...given,
  };
}

async function openPage(path: string, items: Notification[]) {
  const read = vi.fn();
  const page = await renderShell(path, {
    session: sessionOf(),
    routes: {
      'GET /api/home': emptyHome,
      'GET /api/notifications': () => ({
        body: { items, total: items.length, page: 1, pageSize: 30, unread: items.filter((one) => !one.readAt).length },
      }),
      'POST /api/notifications/read': ({ body }) => {
        read(body);
        for (const one of items) one.readAt = '2026-11-21T02:00:00.000Z';
        return { body: { unread: 0 } };
      },
    },
  });
  return { ...page, read };
}

it('counts what has not been read at the bell and shows it in the drawer', async () => {
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
  expect(within(drawer).getByText('車両のファイル出力に失敗しました。')).toBeVisible();
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

it('marks what is followed as read and closes', async () => {
  const { user, read } = await openPage('/en', [notification(1)]);
  await user.click(await screen.findByRole('button', { name: 'Notifications (1 unread)' }, soon));
  await user.click(screen.getByRole('link', { name: 'Export of vehicles: finished.' }));
  expect(read).toHaveBeenCalledWith({ ids: [notification(1).id] });
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument();
});

it('keeps a toast with an act, which can still be done', async () => {
  const { user } = await openPage('/', []);
  const run = vi.fn();
  await screen.findByRole('button', { name: 'お知らせ' }, soon);
  act(() => notify({ kind: 'success', text: 'アーカイブしました。', action: { label: '元に戻す', run } }));
  await user.click(await screen.findByRole('button', { name: 'お知らせ（未読 1 件）' }));
  const drawer = screen.getByRole('dialog', { name: 'お知らせ' });
  await user.click(within(drawer).getByRole('button', { name: '元に戻す' }));
  expect(run).toHaveBeenCalledOnce();
  expect(await screen.findByRole('button', { name: 'お知らせ' })).toBeVisible();
});

it('says when there is nothing', async () => {
  const { user } = await openPage('/', []);
  await user.click(await screen.findByRole('button', { name: 'お知らせ' }, soon));
  expect(screen.getByText('お知らせはありません')).toBeVisible();
});

it.each([
  [{ job: 'export', entity: 'vehicle' }, '車両のファイル出力が完了しました。'],
  [{ job: 'export', entity: 'unknown' }, '一覧のファイル出力が完了しました。'],
  [{ job: 'mail', purpose: 'invitation' }, '招待メールの送信が完了しました。'],
  [{ job: 'mail', purpose: 'passwordReset' }, 'パスワード再設定メールの送信が完了しました。'],
  [{ job: 'later' }, '処理が完了しました。'],
])('words a job of %j', async (params, text) => {
  const { user } = await openPage('/', [notification(1, { params })]);
  await user.click(await screen.findByRole('button', { name: 'お知らせ（未読 1 件）' }, soon));
  expect(await screen.findByRole('link', { name: text })).toBeVisible();
});
