import type { Http } from '@haisha/platform';
import { provideLive, type QueryClient } from '@haisha/platform';
import type { RealtimeSettings } from '@haisha/validation/settings';
import type { ComponentType } from 'react';
import { log } from '../log.ts';
import type { SessionStore } from '../session/session-store.ts';
import { addLiveTexts } from './add-live-texts.ts';
import { createRealtimeOf } from './create-realtime-of.ts';
import { LiveCorner } from './live-corner.tsx';
import { createLiveService, type LiveService } from './live-service.ts';

export type LivePart = { service: LiveService; Corner: ComponentType<{ service: LiveService }> };

export type LiveSurroundings = {
  settings: RealtimeSettings | null;
  http: Http;
  /** The server's own host, outside the API: authorizes channels. */
  site: Http;
  session: SessionStore;
  queries: QueryClient;
  /** Checks whether the session is still valid, and lets the user log in again if not. */
  checkSession: () => void;
};

/** Starts everything that keeps the page up to date; the returned `stop` ends it. */
export async function startLivePart(given: LiveSurroundings): Promise<LivePart & { stop: () => void }> {
  await addLiveTexts();
  const realtime = createRealtimeOf(given, log);
  const service = createLiveService({ ...given, realtime });
  provideLive(service);
  if (given.settings) realtime.start();
  return {
    service,
    Corner: LiveCorner,
    stop() {
      provideLive(null);
      service.stop();
      realtime.stop();
    },
  };
}
