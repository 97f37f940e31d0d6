import type { FoundRecord } from '@haisha/validation/find';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { type Handler, problem } from '../../test/fake-site.ts';
import { federationOfNotes } from '../../test/note-area.tsx';
import { liveArea, pointerWith } from '../../test/pointers.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';
import { closePanel, keepSoughtText } from '../layout/panel.ts';

const id = '0193d000-0000-7000-8000-00000000000a';
const note: FoundRecord = {
  ...{ kind: 'note', id, code: 'N-12', name: '安全会議', nameEn: 'Safety meeting' },
  ...{ detail: '大宮営業所', detailEn: 'Omiya Branch' },
};
const finds = [{ kind: 'note', label: { ja: 'メモ', en: 'Notes' }, icon: 'info', path: '/notes?open=:id' }];
const pointer = pointerWith({ notes: liveArea({ provides: { ...liveArea().provides, finds } }) });
const other: FoundRecord = { ...note, kind: 'ofLaterArea', id: id.replace(/a$/, 'b') };

const entering = {
  session: sessionOf(['note.read', 'note.create']),
  pointer: pointerWith({
    notes: liveArea({
      provides: {
        ...liveArea().provides,
        finds,
        actions: [{ path: '/notes?add=', title: { ja: 'メモ 登録', en: 'Add note' }, permission: 'note.create' }],
      },
    }),
  }),
};

let asked: string[];
const find: Handler = ({ url }) => {
  const q = url.searchParams.get('q') ?? '';
  asked.push(q);
  return { body: { items: q.startsWith('会議') || q.startsWith('12') ? [note, other] : [] } };
};

async function openPalette(path = '/', routes: Record<string, Handler> = {}, given: object = {}) {
  const page = await renderShell(path, {
    session: sessionOf(['note.read']),
    pointer,
    federation: federationOfNotes,
    routes: {
      'GET /api/home': emptyHome,
      'GET /api/find': find,
      'GET /api/find/named': { body: { items: [note] } },
      ...routes,
    },
    ...given,
  });
  await screen.findByRole('heading', { level: 1 });
  await page.user.keyboard('{Control>}k{/Control}');
  return { ...page, input: await screen.findByRole<HTMLInputElement>('combobox') };
}

beforeEach(() => {
  asked = [];
});
// All files share one page: the next one would find the search open.
afterEach(() => {
  window.localStorage.clear();
  act(closePanel);
  keepSoughtText('');
});

const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the search of everything', () => {
  it('finds a record, of the kinds that a live area knows, and opens it', async () => {
    const { user } = await openPalette();
    await user.keyboard('会議');
    await screen.findByRole('group', { name: 'メモ' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['安全会議N-12大宮営業所']);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(`/notes?open=${id}`);
  });

  it.each([
    ['/', 'メモ', 'ほかに含むもの', '安全会議'],
    ['/en', 'Notes', 'Also contained in', 'Safety meeting'],
  ])('at %s puts what only contains a number under a heading of its own, last', async (path, kind, heading, name) => {
    const weak = { ...note, id: id.replace(/a$/, 'c'), code: 'N-123', isWeak: true };
    const { user } = await openPalette(path, { 'GET /api/find': () => ({ body: { items: [note, weak] } }) });
    await user.keyboard('12');
    await screen.findByRole('group', { name: heading });
    expect(options(kind)).toHaveLength(1);
    expect(options(heading)).toEqual([expect.stringMatching(new RegExp(`^${name}N-123`))]);
    expect(screen.getAllByRole('group').at(-1)).toBe(screen.getByRole('group', { name: heading }));
  });

  it('says names in the language of the page', async () => {
    const { user } = await openPalette('/en');
    await user.keyboard('12');
    await screen.findByRole('group', { name: 'Notes' });
    expect(options('Notes')).toEqual(['Safety meetingN-12Omiya Branch']);
  });

  it('asks once for what is typed without a pause, and never for nothing', async () => {
    const { user } = await openPalette();
    await user.keyboard('会議1');
    await waitFor(() => expect(asked).toEqual(['会議1']));
    await user.keyboard('{Backspace}{Backspace}{Backspace}ー');
    expect(await screen.findByRole('group', { name: '操作' })).toBeVisible();
    expect(asked).toEqual(['会議1']);
  });

  it('puts pages first that begin with the text, and after the records those that do not', async () => {
    const { user, input } = await openPalette();
    const groups = () => screen.getAllByRole('group').map((group) => group.firstChild?.textContent);
    await user.keyboard('12');
    await screen.findByRole('group', { name: 'メモ' });
    expect(groups()).toEqual(['メモ']);
    await user.clear(input);
    await user.keyboard('のてs');
    await user.clear(input);
    await user.keyboard('not');
    await waitFor(() => expect(groups()).toEqual(['画面']));
    expect(options('画面')).toEqual(['メモ']);
  });

  it.each([
    ['7028', ['車両', 'メモ']],
    ['70-28', ['車両', 'メモ']],
    ['70', ['メモ', '車両']],
  ])('puts the vehicle of a plate before what else contains %s', async (typed, groups) => {
    const vehicle = { ...finds[0], kind: 'vehicle', label: { ja: '車両', en: 'Vehicles' } };
    const { user } = await openPalette(
      '/',
      { 'GET /api/find': { body: { items: [note, { ...note, kind: 'vehicle' }] } } } as never,
      {
        pointer: pointerWith({
          notes: liveArea({ provides: { ...liveArea().provides, finds: [...finds, vehicle] } as never }),
        }),
      },
    );
    await user.keyboard(typed);
    await screen.findByRole('group', { name: 'メモ' });
    expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual(groups);
  });

  it.each(['メモ 追加', 'メモを追加', 'ついか', '新規', 'さくせい', 'add', 'new note'])(
    'finds where something is entered by %s',
    async (words) => {
      const { user } = await openPalette('/', {}, entering);
      await user.keyboard(words);
      expect(await screen.findByRole('group', { name: '操作' })).toBeVisible();
      expect(options('操作')).toContain('メモ 登録');
    },
  );

  it.each(['エクスポート', 'CSV', 'しゅつりょく'])('finds the files that were asked for by %s', async (words) => {
    const { user } = await openPalette();
    await user.keyboard(words);
    expect(await screen.findByRole('group', { name: '画面' })).toBeVisible();
    expect(options('画面')).toContain('処理状況');
  });

  it('selects the old text when it is opened again', async () => {
    const { user } = await openPalette();
    await user.keyboard('会議');
    await screen.findByRole('group', { name: 'メモ' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole<HTMLInputElement>('combobox');
    expect(input).toHaveValue('会議');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 2]);
    expect(await screen.findByRole('group', { name: 'メモ' })).toBeVisible();
  });

  it('says where it has searched', async () => {
    const { user } = await openPalette();
    await user.keyboard('xyz');
    expect(await screen.findByText('「xyz」は見つかりません。')).toBeVisible();
    expect(screen.getByText('探したところ: メモ・画面・操作')).toBeVisible();
  });

  it('finds pages although the server finds nothing, and says so', async () => {
    const { user } = await openPalette('/', { 'GET /api/find': () => problem('internal', 500) });
    await user.keyboard('めも');
    expect(await screen.findByText(/^データを検索できませんでした/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
  });

  it('shows first where the user was last, with today’s names, and keeps none of them', async () => {
    const { user } = await openPalette(`/notes?open=${id}`);
    await user.keyboard('ほーむ');
    await screen.findByRole('option', { name: 'ホーム' });
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'ホーム' });
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('安全会議');
    await user.keyboard('{Control>}k{/Control}{Delete}');
    await screen.findByRole('group', { name: '最近' });
    expect(options('最近')).toEqual(['安全会議N-12大宮営業所']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe(`?open=${id}`));
  });

  it('does not show the page that is open as a recent one', async () => {
    await openPalette('/notes');
    expect(await screen.findByRole('group', { name: '画面' })).toBeVisible();
    expect(screen.queryByRole('group', { name: '最近' })).toBeNull();
  });
});
