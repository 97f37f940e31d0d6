import { repeat } from '../../repeat.ts';
import { clearMessages } from './buses/clear-messages.ts';
import { createHostedPusher } from './hosted/hosted-pusher.ts';
import type { RealtimeOptions } from './realtime-options.ts';
import { type Credentials, createCredentials } from './signatures/create-credentials.ts';
import { type BuiltinRealtime, createBuiltinRealtime } from './sockets/create-builtin-realtime.ts';

export type Realtime = {
  credentials: () => Promise<Credentials>;
  /** Null where a server elsewhere holds the sockets, or nobody does. */
  builtin: BuiltinRealtime | null;
  /** Once the database is prepared; fails while something is missing. */
  start: () => Promise<void>;
  /** Sends the sockets elsewhere. */
  stop: () => Promise<void>;
  /** Whether messages flow; before the start nothing is missing. */
  isConnected: () => boolean;
};

const clearEveryMs = 60_000;

/** Live updates as the settings want them: by this server, by a hosted one, or not at all. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { env, db, warn } = options;
  const credentials = createCredentials(db, env);
  const builtin = env.BROADCASTER === 'builtin' ? createBuiltinRealtime(options, credentials) : null;
  const hosted = env.BROADCASTER === 'pusher' ? createHostedPusher({ ...options, credentials }) : null;
  const transport = builtin ?? hosted;
  const hasOutbox = hosted !== null || env.REDIS_URL !== undefined;
  let clearing: ReturnType<typeof repeat> | undefined;

  return {
    credentials,
    builtin,
    async start() {
      await transport?.start();
      clearing = repeat(() => clearMessages(db, hasOutbox), { everyMs: clearEveryMs, onError: warn });
    },
    async stop() {
      if (!clearing) return;
      await clearing.stop();
      clearing = undefined;
      await transport?.stop();
    },
    isConnected: () => clearing === undefined || transport === null || transport.isConnected(),
  };
}
