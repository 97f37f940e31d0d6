import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { liveArea, pointerWith } from '../../test/pointers.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const counts = { 配車: 4, 勤怠: 2, マスタ: 12, 帳票: 13, 管理: 5 };

function pointerOfAreas() {
  const groups = Object.entries(counts).map(([name, count], place) => {
    const entries = Array.from({ length: count }, (_, index) => ({
      path: `/part-${place}/${index}`,
      label: { ja: `${name} ${index + 1}`, en: `Page ${place}.${index + 1}` },
      icon: 'document',
      group: { ja: name, en: `Part ${place}` },
      order: place * 100 + index,
      permission: 'note.read',
    }));
    const area = liveArea();
    return [`area${place}`, { ...area, provides: { ...area.provides, navigation: entries } }] as const;
  });
  return pointerWith(Object.fromEntries(groups));
}

async function openMenu(path = '/', userId?: string) {
  const page = await renderShell(path, {
    session: sessionOf(['note.read'], userId === undefined ? {} : { id: userId }),
    pointer: pointerOfAreas(),
    routes: { 'GET /api/home': emptyHome },
  });
  const menu = within(await screen.findByRole('navigation', { name: /メインメニュー|Main menu/ }));
  const openOnes = () => menu.queryAllByRole('button', { expanded: true }).map((one) => one.textContent);
  return { ...page, menu, openOnes };
}

beforeEach(() => {
  window.localStorage.clear();
  window.innerHeight = 900;
});
const { innerHeight } = window;
afterEach(() => {
  window.innerHeight = innerHeight;
});

describe('the menu of four areas', () => {
  it('has only those groups open that a window shows without scrolling', async () => {
    const { menu, openOnes } = await openMenu();
    expect(openOnes()).toEqual(['配車', '勤怠', 'マスタ']);
    expect(menu.getByRole('link', { name: 'マスタ 12' })).toBeVisible();
    expect(menu.queryByRole('link', { name: '帳票 1' })).toBeNull();
  });

  it('keeps for each person what is folded, in both languages', async () => {
    const { user, menu, openOnes, unmount } = await openMenu();
    await user.click(menu.getByRole('button', { name: '配車' }));
    await user.click(menu.getByRole('button', { name: '帳票' }));
    expect(openOnes()).toEqual(['勤怠', 'マスタ', '帳票']);
    unmount();
    const again = await openMenu('/en');
    expect(again.openOnes()).toEqual(['Part 1', 'Part 2', 'Part 3']);
    again.unmount();
    const other = await openMenu('/', '0193d000-0000-7000-8000-000000000002');
    expect(other.openOnes()).toEqual(['配車', '勤怠', 'マスタ']);
  });

  it('folds to icons, which have names, and stays so', async () => {
    const { user, unmount, menu: whole } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'メニューを畳む' }));
    const icon = whole.getByRole('link', { name: 'マスタ 3' });
    expect(icon).toHaveAttribute('title', 'マスタ 3');
    expect(whole.queryAllByRole('button', { expanded: true })).toEqual([]);
    await user.click(whole.getByRole('button', { name: '帳票', expanded: false }));
    expect(whole.getByRole('link', { name: '帳票 1' })).toHaveFocus();
    expect(within(whole.getByRole('list', { name: '帳票' })).getAllByRole('link')).toHaveLength(13);
    unmount();
    const { menu } = await openMenu();
    expect(menu.getByRole('link', { name: 'マスタ 3' })).toHaveAttribute('title', 'マスタ 3');
    expect(screen.getByRole('button', { name: 'メニューを広げる' })).toBeVisible();
  });
});

describe('beside a wide page', () => {
  const [menuOpener, menuFolder] = [{ name: 'メニューを広げる' }, { name: 'メニューを畳む' }];

  async function openNotes(path: string) {
    const area = liveArea();
    const [list, ...others] = area.provides.routes;
    const routes = [...(list ? [{ ...list, wide: true }] : []), ...others];
    return renderShell(path, {
      session: sessionOf(['note.read', 'note.update']),
      pointer: pointerWith({ notes: { ...area, provides: { ...area.provides, routes } } }),
      routes: { 'GET /api/home': emptyHome },
    });
  }

  it('the menu is folded, and open beside any other', async () => {
    const { router } = await openNotes('/notes');
    expect(await screen.findByRole('button', menuOpener)).toBeVisible();
    await act(() => router.navigate('/'));
    expect(screen.getByRole('button', menuFolder)).toBeVisible();
    await act(() => router.navigate('/en/notes'));
    expect(await screen.findByRole('button', { name: 'Unfold the menu' })).toBeVisible();
  });

  it('it stays as the person left it there, and elsewhere', async () => {
    const { user, unmount } = await openNotes('/notes');
    await user.click(await screen.findByRole('button', menuOpener));
    unmount();
    const { router, user: again } = await openNotes('/');
    await again.click(await screen.findByRole('button', menuFolder));
    await act(() => router.navigate('/notes'));
    expect(screen.getByRole('button', menuFolder)).toBeVisible();
    await act(() => router.navigate('/'));
    expect(screen.getByRole('button', menuOpener)).toBeVisible();
  });
});
