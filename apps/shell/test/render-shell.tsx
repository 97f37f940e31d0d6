import { changeLocale, initI18n, localeOf } from '@haisha/i18n';
import { dropKeptNotices } from '@haisha/platform';
import type { Pointer } from '@haisha/releases/pointer';
import type { Session } from '@haisha/validation/session';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { App } from '../src/app.tsx';
import type { Federation } from '../src/areas/area-loader.ts';
import { createShell } from '../src/create-shell.ts';
import { loadDesk } from '../src/load-desk.ts';
import { loadDoor } from '../src/load-door.ts';
import { messages } from '../src/messages.ts';
import { readSettings } from '../src/read-settings.ts';
import { createShellRouter } from '../src/router/create-shell-router.ts';
import { type Handler, startFakeSite } from './fake-site.ts';
import { pointerWith } from './pointers.ts';

export type RenderOptions = {
  session?: Session | null;
  pointer?: Pointer;
  routes?: Parameters<typeof startFakeSite>[0];
  /** The federation that loads areas; without it none loads. */
  federation?: Federation;
};

let started = false;

const noFederation: Federation = {
  problems: async () => [],
  load: () => Promise.reject(new Error('HTTP 404')),
};

/** Opens the whole page at an address, on a network with the given answers. */
export async function renderShell(path: string, options: RenderOptions = {}) {
  const { session = null, pointer = pointerWith(), routes = {}, federation = noFederation } = options;
  const readPointer: Handler = () => ({ body: pointer });
  const site = startFakeSite({
    'GET /api/session': { body: { session } },
    'GET /builds/latest.json': readPointer,
    ...routes,
  });
  window.history.replaceState(null, '', path);
  await startTexts(path);
  // Clears what the previous page left, as a browser does.
  dropKeptNotices();
  const shell = createShell(readSettings(), { makeFederation: async () => federation });
  await Promise.all([shell.pointer.refresh(), loadDoor(), loadDesk()]);
  const router = createShellRouter(shell);
  const user = userEvent.setup();
  return { shell, router, site, user, ...render(<App shell={shell} router={router} />) };
}

async function startTexts(path: string) {
  const locale = localeOf(path);
  if (started) return changeLocale(locale);
  started = true;
  await initI18n({
    locale,
    load: messages,
    log: { error: (text: string) => expect.fail(text) },
    onMissing: ({ namespace, key }) => expect.fail(`missing ${namespace}:${key}`),
    isProduction: true,
  });
}
