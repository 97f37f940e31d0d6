import { barePath, chooseLocale, initI18n, localeOf, localizedPath, readLocaleCookie } from '@haisha/i18n';
import { loadJapaneseFontIfMissing } from '@haisha/ui/japanese-font';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createShell } from './create-shell.ts';
import { isProduction } from './env.ts';
import { showFatalPage } from './errors/show-fatal-page.ts';
import { watchUnhandledErrors } from './errors/watch-unhandled-errors.ts';
import { isBot } from './is-bot.ts';
import { loadDesk, loadHome } from './load-desk.ts';
import { loadDoor } from './load-door.ts';
import { log } from './log.ts';
import { messages } from './messages.ts';
import { readSettings } from './read-settings.ts';
import { createShellRouter } from './router/create-shell-router.ts';
import { readStartFacts } from './start-facts.ts';

/** Starts the page: settings, language, pointer, routes. */
export async function bootstrap(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const settings = readSettings();
  watchUnhandledErrors();

  const { pathname, search, hash } = window.location;
  const cookie = readLocaleCookie(settings.localeCookie.name);
  const locale = chooseLocale({ path: pathname, cookie, languages: navigator.languages });
  const path = localizedPath(pathname, locale);
  if (path !== pathname) window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);

  const shell = createShell(settings, { start: readStartFacts(), addressLocale: localeOf(pathname) });
  shell.pointer.follow();
  prefetchPart(path);
  await initI18n({ locale, load: messages, log, isProduction });

  createRoot(container, {
    onUncaughtError: (error) => {
      log.error(error);
      if (!isBot()) showFatalPage();
    },
  }).render(<App shell={shell} router={createShellRouter(shell)} />);

  // Looks for a font after the first page: the look costs a drawing, and a font of this size must not delay a page.
  const whenIdle = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  window.addEventListener('load', () => whenIdle(() => void loadFont()));
}

async function loadFont(): Promise<void> {
  await loadJapaneseFontIfMissing().catch((cause: unknown) => log.warn('The Japanese font cannot be loaded', cause));
}

/** Fetches the part of the shell that an address most likely shows, before anything else is known. */
function prefetchPart(path: string): void {
  const bare = barePath(path);
  const afterLogin = bare === '/' ? loadHome : loadDesk;
  const load = ['/login', '/auth'].includes(bare) ? loadDoor : afterLogin;
  // The component that shows it tries again.
  load().catch(() => undefined);
}
