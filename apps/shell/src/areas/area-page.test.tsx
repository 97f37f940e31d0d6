import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { federationOfBrokenNotes, federationOfNotes } from '../../test/note-area.tsx';
import { liveArea, pointerWith } from '../../test/pointers.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';
import { log } from '../log.ts';
import type { Federation } from './area-loader.ts';
import { startingPoint } from './prefer-previous.ts';

const session = sessionOf(['note.read', 'note.update']);
const routes = { 'GET /api/home': emptyHome };
const id = '0193d000-0000-7000-8000-000000000001';

describe('an area', () => {
  it('opens by its address, in both languages, under the title of its route', async () => {
    const { router } = await renderShell('/notes', { session, federation: federationOfNotes });
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
    expect(document.title).toBe('メモ | 配車 Haisha');
    await router.navigate('/en/notes');
    await waitFor(() => expect(document.title).toBe('Notes | Haisha'));
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('heading', { name: 'Notes' })).toBeVisible();
  });

  it('opens by an address with a hash', async () => {
    const { router } = await renderShell('/notes#part', { session, federation: federationOfNotes });
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
    expect(router.state.location.hash).toBe('#part');
  });

  it('is fetched when the pointer approaches its entry in the menu', async () => {
    const load = vi.fn(federationOfNotes.load);
    const { user } = await renderShell('/', { session, routes, federation: { ...federationOfNotes, load } });
    const menu = within(await screen.findByRole('navigation', { name: 'メインメニュー' }));
    await user.hover(await menu.findByRole('link', { name: 'メモ' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it('shows a card when it cannot be loaded, and returns without a new document', async () => {
    let broken = true;
    const federation: Federation = {
      problems: async () => [],
      load: async (...args) => {
        if (broken) throw new Error('HTTP 404');
        return federationOfNotes.load(...args);
      },
    };
    const { user } = await renderShell('/notes', { session, routes, federation });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('この画面を読み込めませんでした');
    expect(card).toHaveTextContent('HTTP 404');
    expect(card).toHaveTextContent(liveArea().version);
    expect(within(card).getByRole('link', { name: 'ホームへ' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
    broken = false;
    await user.click(within(card).getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
  });

  it('keeps the menu when its page cannot be fetched without a network, and waits for the server', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const offlineRoutes = { ...routes, 'GET /notes': new TypeError('offline') };
    const { user, site } = await renderShell('/notes', {
      session,
      routes: offlineRoutes,
      federation: federationOfBrokenNotes,
    });
    expect(await screen.findByRole('heading', { name: 'サーバーに接続できません' })).toBeVisible();
    const requestCount = () => site.requests.filter((route) => route === 'GET /notes').length;
    await user.click(screen.getByRole('button', { name: '今すぐ試す' }));
    await waitFor(() => expect(requestCount()).toBe(2));
    expect(screen.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'ホーム' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
  });

  it('loads by itself when the server answers after a failure without a network', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    let broken = true;
    const load: Federation['load'] = async (...args) => {
      if (broken) throw new TypeError('offline');
      return federationOfNotes.load(...args);
    };
    const offlineRoutes = { ...routes, 'GET /notes': new TypeError('offline') };
    const { site } = await renderShell('/notes', {
      session,
      routes: offlineRoutes,
      federation: { ...federationOfNotes, load },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('この画面を読み込めませんでした');
    await waitFor(() => expect(site.requests).toContain('GET /notes'));
    broken = false;
    site.on('GET /notes', { body: '' });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
    vi.useRealTimers();
  });

  it('is loaded again after a failure when another version goes live', async () => {
    let broken = true;
    const load: Federation['load'] = async (...args) => {
      if (broken) throw new Error('HTTP 500');
      return federationOfNotes.load(...args);
    };
    const { shell, site } = await renderShell('/notes', { session, federation: { problems: async () => [], load } });
    await screen.findByRole('alert');
    broken = false;
    const repaired = pointerWith({ notes: liveArea({ version: '1.0.1+ddddddd-444444444444' }) }, { revision: 2 });
    site.on('GET /builds/latest.json', { body: repaired });
    await shell.pointer.refresh();
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
  });

  it('can be replaced by its previous version after a failure, which the tab remembers', async () => {
    const previous = { version: '0.9.0+ccccccc-333333333333', entry: 'releases/notes/old.js', integrity: '' };
    let broken = true;
    const load: Federation['load'] = async (name, build) => {
      if (broken || build.version !== previous.version) throw new Error('HTTP 404');
      return federationOfNotes.load(name, build);
    };
    const pointer = pointerWith({ notes: liveArea({ previous }) });
    const { user } = await renderShell('/notes', { session, pointer, federation: { problems: async () => [], load } });
    const use = await screen.findByRole('button', { name: '前の版 0.9.0+ccccccc を使う' });
    broken = false;
    await user.click(use);
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
    expect(startingPoint('notes', liveArea().version)).toBe('previous');
  });

  it('shows a card when it fails while it runs', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderShell(`/notes/edit/${id}`, { session, federation: federationOfNotes });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('この画面でエラーが発生しました');
    expect(card).toHaveTextContent('The note is torn');
    expect(screen.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
  });

  it('is looked up again when the unreadable pointer is back', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const { site, user } = await renderShell('/notes', {
      session,
      federation: federationOfNotes,
      routes: { 'GET /builds/latest.json': { body: 'garbage' } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('画面の一覧を読み込めませんでした');
    site.on('GET /builds/latest.json', { body: pointerWith() });
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
  });
});

describe('another live version', () => {
  it('is announced, and leaves the page unchanged', async () => {
    const { shell, site, user } = await renderShell('/notes', { session, federation: federationOfNotes });
    await user.type(await screen.findByLabelText('text'), 'draft');
    const next = pointerWith({ notes: liveArea({ version: '2.0.0+eeeeeee-555555555555' }) }, { revision: 2 });
    site.on('GET /builds/latest.json', { body: next });
    await shell.pointer.refresh();
    expect(await screen.findByText(/新しい版があります/)).toBeVisible();
    expect(screen.getByLabelText('text')).toHaveValue('draft');
  });
});
