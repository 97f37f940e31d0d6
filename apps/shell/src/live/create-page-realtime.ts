import type { Http } from '@haisha/platform';
import { createAuthorize } from '@haisha/realtime/authorize';
import { createRealtimeClient, type RealtimeClient } from '@haisha/realtime/create-realtime';
import { createRecord, type EventRecord } from '@haisha/realtime/create-record';
import type { OpenTransport } from '@haisha/realtime/transport';
import type { Sequences } from '@haisha/validation/realtime';
import type { RealtimeSettings } from '@haisha/validation/settings';

export type RealtimeDependencies = {
  settings: RealtimeSettings | null;
  http: Http;
  /** The server's own host, outside the API: authorizes channels. */
  site: Http;
  /** Checks whether the session is still valid, and lets the user log in again if not. */
  checkSession: () => void;
};

/** Creates the realtime client of this page, with its record; pusher-js is fetched when it starts. */
export function createPageRealtime(
  { settings, http, site, checkSession }: RealtimeDependencies,
  log: Pick<Console, 'warn' | 'info'>,
): RealtimeClient & { record: EventRecord } {
  const record = createRecord();

  async function open(): Promise<OpenTransport> {
    if (!settings) throw new Error('Changes of others are not announced here');
    const { openPusherTransport } = await import(/* webpackChunkName: "pusher" */ '@haisha/realtime/pusher-transport');
    return (listener) =>
      openPusherTransport(
        {
          settings,
          page: window.location,
          authorize: createAuthorize(site, settings),
          sendTimeline: (timeline) => http.post('/realtime/timeline', timeline, { whenSignedOut: 'fail' }),
          log,
        },
        listener,
      );
  }

  const readSequences = (channel: readonly string[]) =>
    http.get<Sequences>('/realtime/sequences', { query: { channel } });

  return { ...createRealtimeClient({ open, readSequences, record, log, onRefused: checkSession }), record };
}
