import type { Http, QueryClient } from '@haisha/platform';
import type { PublicSettings } from '@haisha/validation/settings';
import { createContext, useContext } from 'react';
import type { AreaLoader } from './areas/area-loader.ts';
import type { PointerStore } from './areas/pointer-store.ts';
import type { LiveSlot } from './live/live-slot.ts';
import type { Question } from './question.ts';
import type { ArrivalStore } from './session/arrival.ts';
import type { CurrentSession } from './session/current-session.ts';
import type { Preferences } from './session/preferences.ts';

/** The parts of the shell, created once for the page. */
export type Shell = {
  settings: PublicSettings;
  http: Http;
  /** The one cache of what has been read of the server. */
  queries: QueryClient;
  /** The host itself: what is outside the API, such as the release pointer. */
  site: Http;
  session: CurrentSession;
  preferences: Preferences;
  arrival: ArrivalStore;
  pointer: PointerStore;
  areas: AreaLoader;
  /** The version of this shell; null in development. */
  version: string | null;
  /** Keeps the page up to date, once it is loaded. */
  live: LiveSlot;
  /** Asked when navigation would drop input; answers whether to leave. */
  leave: Question<boolean>;
  /** Asked when the server no longer knows the session; answers whether the same user is logged in again. */
  logInAgain: Question<boolean>;
};

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

/** Returns the shell of this page. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('There is no ShellProvider above');
  return shell;
}
