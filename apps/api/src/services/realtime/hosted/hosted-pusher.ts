import type { Clock } from '../../../clock.ts';
import type { Connection } from '../../../db/client.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../settings/env.ts';
import type { Bus } from '../buses/bus.ts';
import { createOutbox } from '../buses/create-outbox.ts';
import { readClosing } from '../messages/close-sockets.ts';
import { controlChannel, type Message } from '../messages/message.ts';
import type { Credentials } from '../signatures/create-credentials.ts';
import { bodyDigest, requestSignature } from '../signatures/signature.ts';
import { limits } from '../sockets/protocol.ts';

type HostedPusherOptions = {
  env: HostedEnv;
  connection: Connection;
  db: Database;
  clock: Clock;
  credentials: () => Promise<Credentials>;
  warn: (error: unknown) => void;
};
type HostedEnv = Pick<Env, 'PUSHER_CLUSTER' | 'PUSHER_HOST' | 'PUSHER_PORT' | 'PUSHER_SCHEME'>;

const timeoutMs = 10_000;
/** Sending the same again would not help. */
const refusedForGood = [400, 413];

/** Sends what was committed to a server elsewhere, which holds the sockets. */
export function createHostedPusher({ env, connection, db, clock, credentials, warn }: HostedPusherOptions): Bus {
  const origin = hostedOrigin(env, 'api');

  async function post(path: string, content: object): Promise<void> {
    const { appId, key, secret } = await credentials();
    const body = JSON.stringify(content);
    const query = new Map([
      ['auth_key', key],
      ['auth_timestamp', String(Math.floor(clock().getTime() / 1000))],
      ['auth_version', '1.0'],
      ['body_md5', bodyDigest(body)],
    ]);
    const full = `/apps/${appId}${path}`;
    query.set('auth_signature', requestSignature(secret, 'POST', full, query));
    // biome-ignore lint/style/noRestrictedGlobals: the server calls another one; http() is for the browser.
    const answer = await fetch(`${origin}${full}?${new URLSearchParams([...query])}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    if (answer.ok) return;
    const failure = new Error(`the hosted server answered ${answer.status} to ${path}`);
    if (!refusedForGood.includes(answer.status)) throw failure;
    warn(failure);
  }

  async function sendEvents(messages: readonly Message[]): Promise<void> {
    for (let first = 0; first < messages.length; first += limits.eventsPerBatch) {
      const batch = messages.slice(first, first + limits.eventsPerBatch).map(({ channel, event, data }) => ({
        channel,
        name: event,
        data,
      }));
      await post('/batch_events', { batch });
    }
  }

  return createOutbox({
    connection,
    db,
    warn,
    async send(messages) {
      await sendEvents(messages.filter(({ channel }) => channel !== controlChannel));
      for (const message of messages) {
        const userId = readClosing(message)?.userId;
        if (userId !== undefined) await post(`/users/${encodeURIComponent(userId)}/terminate_connections`, {});
      }
    },
  });
}

/** Pusher has one host for publishers and one for sockets in each cluster; a compatible server has one for both. */
export function hostedOrigin(env: HostedEnv, use: 'api' | 'ws'): string {
  const { PUSHER_CLUSTER: cluster, PUSHER_HOST: host, PUSHER_PORT: port, PUSHER_SCHEME: scheme } = env;
  return `${scheme}://${host ?? `${use}-${cluster}.pusher.com`}${port === undefined ? '' : `:${port}`}`;
}
