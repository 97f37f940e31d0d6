import type { Http } from '@haisha/platform';
import { echoEvent } from '@haisha/validation/realtime-names';
import type { LiveService } from './live-service.ts';

const patienceMs = 5_000;

/** Has the server send an event to this user and waits for it: through the database and back over the socket. */
export async function roundTrip({ realtime, onPersonal }: LiveService, http: Pick<Http, 'post'>): Promise<string> {
  const state = realtime.state();
  if (state !== 'live') throw new Error(`the page is not live: ${state}`);
  const token = crypto.randomUUID();
  const received = Promise.withResolvers<void>();
  const leave = onPersonal((event) => {
    if (event?.name === echoEvent && tokenOf(event.data) === token) received.resolve();
  });
  const timer = setTimeout(() => received.reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  try {
    await Promise.all([http.post('/system/test/echo', { token }), received.promise]);
    return 'private-user';
  } finally {
    clearTimeout(timer);
    leave();
  }
}

function tokenOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
}
