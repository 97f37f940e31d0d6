import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { federationOfNotes } from '../../test/note-area.tsx';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const session = sessionOf(['note.read']);

async function openForm() {
  const page = await renderShell('/notes', {
    session,
    federation: federationOfNotes,
    routes: { 'GET /api/home': emptyHome, 'DELETE /api/session': {} },
  });
  await page.user.type(await screen.findByLabelText('text'), 'draft');
  const stay = async () => {
    await page.user.click(await screen.findByRole('button', { name: '入力に戻る' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('text')).toHaveValue('draft');
  };
  const openMenu = () => page.user.click(screen.getByRole('button', { name: /さんのメニュー/ }));
  return { ...page, stay, openMenu };
}

beforeEach(() => void vi.restoreAllMocks());

describe('unsaved input', () => {
  it('is protected by a question when a link leads away: kept or discarded', async () => {
    const { user, stay } = await openForm();
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('保存していない入力があります');
    await stay();
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: '破棄して続ける' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
  });

  it('stays when the language changes, and is still unsaved', async () => {
    const { user, openMenu } = await openForm();
    const field = screen.getByLabelText('text');
    await openMenu();
    await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText('text')).toBe(field);
    expect(field).toHaveValue('draft');
    await waitFor(() => expect(field).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Your input is not saved');
  });

  it('is protected on logout', async () => {
    const { user, site, stay } = await openForm();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'ログアウト{Enter}');
    await stay();
    expect(site.requests).not.toContain('DELETE /api/session');
  });

  it('is protected by the browser when the document closes', async () => {
    await openForm();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});
