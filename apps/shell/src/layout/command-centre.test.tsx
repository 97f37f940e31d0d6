import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { federationOfNotes } from '../../test/note-area.tsx';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';
import { closePanel } from './panel.ts';

async function openHome() {
  const page = await renderShell('/', {
    session: sessionOf(['note.read']),
    federation: federationOfNotes,
    routes: { 'GET /api/home': emptyHome, 'GET /api/find': { body: { items: [] } }, 'PUT /api/account': {} },
  });
  await screen.findByRole('heading', { level: 1, name: 'ホーム' });
  return page;
}

beforeEach(() => act(closePanel));

describe('the keyboard', () => {
  it('finds a page by a few letters', async () => {
    const { user } = await openHome();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await user.keyboard('めも{Enter}');
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
  });

  it('opens the list of all keys', async () => {
    const { user } = await openHome();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'キーボード操作' })).toHaveTextContent(
      /検索欄へ移動.*入力画面.*Enter.*次の項目・前の項目へ移動/,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the user menu', () => {
  it('shows the user, and switches language and theme', async () => {
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: '佐藤 花子 さんのメニュー' }));
    expect(await screen.findByRole('menu')).toHaveTextContent('運行管理者');
    await user.click(screen.getByRole('menuitemradio', { name: 'ダーク' }));
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await user.click(screen.getByRole('button', { name: '佐藤 花子 さんのメニュー' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(window.location.pathname).toBe('/en');
    await waitFor(() => expect(document.cookie).toContain('haisha-locale=en'));
  });
});
