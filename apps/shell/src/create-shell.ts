import { createHttp } from '@haisha/http/create-http';
import type { Locale } from '@haisha/i18n';
import { configurePlatform } from '@haisha/platform';
import type { PublicSettings } from '@haisha/validation/settings';
import { createAreaLoader, type Federation } from './areas/area-loader.ts';
import { reloadForChunk } from './areas/chunk-guard.ts';
import { createApiVersion } from './areas/create-api-version.ts';
import { runningShellVersion } from './areas/needs-document-load.ts';
import { createPointerStore } from './areas/pointer-store.ts';
import { createQueryClient } from './create-query-client.ts';
import { createLiveSlot } from './live/live-slot.ts';
import { loadAreas } from './load-desk.ts';
import { log } from './log.ts';
import { once } from './once.ts';
import { createQuestion } from './question.ts';
import { createArrivalStore } from './session/arrival.ts';
import { createCurrentSession } from './session/current-session.ts';
import { createPreferences } from './session/preferences.ts';
import type { Shell } from './shell-context.ts';
import { noStartFacts, type StartFacts } from './start-facts.ts';

const pollMs = 60_000;
const pointerTimeoutMs = 10_000;

export type ShellOptions = {
  /** What the document came with. */
  start?: StartFacts;
  makeFederation?: typeof loadFederation;
  /** The language in which the document was requested. */
  addressLocale?: Locale;
};

/** Assembles the parts of the shell, without any request. */
export function createShell(
  settings: PublicSettings,
  { start = noStartFacts, makeFederation = loadFederation, addressLocale = 'ja' }: ShellOptions = {},
): Shell {
  const logInAgain = createQuestion<boolean>();
  const leave = createQuestion<boolean>();
  const client = {
    csrf: settings.csrf,
    log,
    ...(settings.httpTimeoutMs !== null && { timeoutMs: settings.httpTimeoutMs }),
  };
  const http = createHttp({
    ...client,
    baseUrl: settings.apiBase,
    async onSessionRequired() {
      const ended = session.get();
      if (!ended) return false;
      await session.ask().catch(() => undefined);
      if (session.get() !== ended) return true;
      const loggedIn = logInAgain.ask();
      // The page that made the call is gone by then, and its call with it.
      return session.wasEnded() ? false : loggedIn;
    },
  });
  const session = createCurrentSession(() => http, start.session);
  // Whichever way the user logged in again: by the dialog, or by a link that this page has just redeemed.
  session.subscribe(() => logInAgain.isOpen() && session.get() && !session.wasEnded() && logInAgain.answer(true));
  const site = createHttp({ ...client, baseUrl: '', timeoutMs: pointerTimeoutMs });
  const warn = (text: string, cause: unknown) => log.warn(text, cause);
  const pointer = createPointerStore({ read: (path) => site.get(path), pollMs, start: start.pointer, warn });
  const apiVersion = createApiVersion((path) => site.get(path), start.apiVersion);
  const { fileLimits, mapService } = settings;
  const queries = createQueryClient();
  configurePlatform({ http, queries, confirmLeave: () => leave.ask(), fileLimits, mapService });
  return {
    settings,
    http,
    queries,
    site,
    session,
    preferences: createPreferences({ http: () => http, session, addressLocale, warn }),
    arrival: createArrivalStore(),
    pointer,
    areas: createAreaLoader(once(() => makeFederation(apiVersion))),
    version: runningShellVersion(),
    live: createLiveSlot(),
    leave,
    logInAgain,
  };
}

async function loadFederation(apiVersion: () => Promise<string | null>): Promise<Federation> {
  const { createFederation } = await loadAreas().catch(reloadForChunk);
  return createFederation({ apiVersion });
}
