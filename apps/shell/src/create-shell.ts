import { createHttp } from '@haisha/http/create-http';
import { configurePlatform } from '@haisha/platform';
import type { PublicSettings } from '@haisha/validation/settings';
import { createAreaLoader, type Federation } from './areas/area-loader.ts';
import { runningShellVersion } from './areas/needs-document-load.ts';
import { createPointerStore } from './areas/pointer-store.ts';
import { log } from './log.ts';
import { createQuestion } from './question.ts';
import { createSessionStore } from './session/session-store.ts';
import type { Shell } from './shell-context.ts';

const pollMs = 60_000;
const pointerTimeoutMs = 10_000;

/** Puts the parts of the shell together. Nothing is asked of the network yet. */
export function createShell(settings: PublicSettings, federation: () => Promise<Federation>): Shell {
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
    onSessionRequired: () => (session.get() ? logInAgain.ask() : Promise.resolve(false)),
  });
  const session = createSessionStore(() => http);
  const site = createHttp({ ...client, baseUrl: '', timeoutMs: pointerTimeoutMs });
  const pointer = createPointerStore({
    read: (path) => site.get(path),
    pollMs,
    warn: (text, cause) => log.warn(text, cause),
  });
  configurePlatform({ http, confirmLeave: () => leave.ask() });
  return {
    settings,
    http,
    session,
    pointer,
    areas: createAreaLoader(federation),
    version: runningShellVersion(),
    leave,
    logInAgain,
  };
}
