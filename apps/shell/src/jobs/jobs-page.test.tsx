import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { problem } from '../../test/fake-site.ts';
import { jobOf } from '../../test/own-account.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const list = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20 } });
const running = jobOf({ status: 'running', stepsDone: 3_000, file: null, finishedAt: null });

async function open(answer: ReturnType<typeof list>, routes = {}) {
  return await renderShell('/jobs', { session: sessionOf(), routes: { 'GET /api/jobs': answer, ...routes } });
}

describe("the user's jobs", () => {
  it('show what they are, and offer their file', async () => {
    await open(list(jobOf()));
    expect(await screen.findByText('車両のファイル出力')).toBeVisible();
    expect(screen.getByText('完了')).toBeVisible();
    expect(screen.getByText('Excel · 12,000件 · 車両.xlsx')).toBeVisible();
    const link = screen.getByRole('link', { name: 'ダウンロード: 車両のファイル出力' });
    expect(link).toHaveAttribute('href', '/api/jobs/0193d000-0000-7000-8000-0000000000b1/file');
  });

  it('are read again while one runs, until it is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { site } = await open(list(running));
    const bar = await screen.findByRole('progressbar', { name: '車両のファイル出力の進み具合' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    site.on('GET /api/jobs', list(jobOf()));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await screen.findByText('完了')).toBeVisible();
    const requestCount = site.requests.filter((route) => route === 'GET /api/jobs').length;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(site.requests.filter((route) => route === 'GET /api/jobs')).toHaveLength(requestCount);
    vi.useRealTimers();
  });

  it('are cancelled while they run', async () => {
    const { user, site } = await open(list(running), { [`POST /api/jobs/${running.id}/cancel`]: { body: running } });
    await user.click(await screen.findByRole('button', { name: '取り消す: 車両のファイル出力' }));
    await waitFor(() => expect(site.requests).toContain(`POST /api/jobs/${running.id}/cancel`));
  });

  it('that failed show the reason, and run again', async () => {
    const failed = jobOf({ status: 'failed', file: null, failure: { code: 'job.timed_out' } });
    const { user, site } = await open(list(failed), { [`POST /api/jobs/${failed.id}/retry`]: { body: failed } });
    expect(await screen.findByText(/時間内に終わりませんでした/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'もう一度実行: 車両のファイル出力' }));
    await waitFor(() => expect(site.requests).toContain(`POST /api/jobs/${failed.id}/retry`));
  });

  it('that wait for another attempt show its time', async () => {
    await open(list(jobOf({ status: 'queued', file: null, attempts: 1, failure: { code: 'unavailable' } })));
    expect(await screen.findByText('1回目の失敗。2026/11/21 09:00:00 にもう一度実行します。')).toBeVisible();
    expect(screen.queryByText(/お試しください/)).toBeNull();
  });

  it('of an unknown kind are shown as jobs', async () => {
    await open(list(jobOf({ kind: 'tidyUp', params: {}, file: null })));
    expect(await screen.findByText('処理')).toBeVisible();
  });

  it('may be empty', async () => {
    await open(list());
    expect(await screen.findByText('処理はまだありません')).toBeVisible();
  });

  it('load again after a failure', async () => {
    const { user, site } = await open(problem('internal', 400) as ReturnType<typeof list>);
    const again = await screen.findByRole('button', { name: 'もう一度試す' });
    site.on('GET /api/jobs', list(jobOf()));
    await user.click(again);
    expect(await screen.findByText('車両のファイル出力')).toBeVisible();
  });
});
