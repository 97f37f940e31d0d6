import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { problem } from '../../test/fake-site.ts';
import { federationOfNotes } from '../../test/note-area.tsx';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const session = sessionOf(['note.read']);
const address = 'https://id.example/authorize?state=s';
const popup = () => ({ location: { replace: vi.fn() }, close: vi.fn() });

afterEach(() => {
  document.getElementById('haisha-settings')?.remove();
  vi.restoreAllMocks();
});

function allowSingleSignOn(): void {
  const settings = document.createElement('script');
  settings.id = 'haisha-settings';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ singleSignOn: { providerName: '社内ID' } });
  document.head.append(settings);
}

async function loseSession(opened: ReturnType<typeof popup> | null) {
  allowSingleSignOn();
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const bodies: unknown[] = [];
  const page = await renderShell('/notes', {
    session,
    federation: federationOfNotes,
    routes: {
      'GET /api/notes': problem('session.required', 401),
      'POST /api/single-sign-on': ({ body }) => {
        bodies.push(body);
        return { body: { address } };
      },
    },
  });
  await page.user.type(await screen.findByLabelText('text'), 'draft');
  page.site.on('GET /api/session', { body: { session: null } });
  await page.user.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(await dialog.findByRole('button', { name: '社内ID でログイン' }));
  return { ...page, dialog, bodies };
}

it('opens a window for single sign-on over a form, and the form continues after the login', async () => {
  const opened = popup();
  const { bodies, site } = await loseSession(opened);
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(address));
  expect(bodies).toEqual([{ returnTo: '/auth#window' }]);
  window.dispatchEvent(new Event('focus'));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  site.on('GET /api/session', { body: { session } });
  site.on('GET /api/notes', { body: [] });
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('text')).toHaveValue('draft');
});

it('says when the browser blocks the window', async () => {
  const { dialog, bodies } = await loseSession(null);
  expect(await dialog.findByRole('alert')).toHaveTextContent('ポップアップを許可');
  expect(bodies).toEqual([]);
});

it('reports a sign-on to the waiting window, closes, and says so when it may not close', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  const notified = new Promise((resolve) => {
    const channel = new BroadcastChannel('haisha-sign-on');
    channel.onmessage = () => {
      channel.close();
      resolve(true);
    };
  });
  await renderShell('/auth?code=c&state=s', {
    routes: {
      'POST /api/single-sign-on/return': { body: { session, secondFactor: null, returnTo: '/auth#window' } },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'ログインしました' })).toBeVisible();
  expect(close).toHaveBeenCalled();
  expect(await notified).toBe(true);
});
