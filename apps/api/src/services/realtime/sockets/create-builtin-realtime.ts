import { randomUUID } from 'node:crypto';
import type { Bus } from '../buses/bus.ts';
import { createPostgresBus } from '../buses/create-postgres-bus.ts';
import { createInbox } from '../buses/inbox.ts';
import { readClosing, type SocketClosing } from '../messages/close-sockets.ts';
import type { Message } from '../messages/message.ts';
import { createSubscriptionCounts, type SubscriptionCounts } from '../presence/create-subscription-counts.ts';
import { seeInstance } from '../presence/instances.ts';
import { createPresence } from '../presence/presence.ts';
import { startHeartbeat } from '../presence/start-heartbeat.ts';
import type { RealtimeOptions } from '../realtime-options.ts';
import type { Credentials } from '../signatures/create-credentials.ts';
import { createRevokedGrants } from './create-revoked-grants.ts';
import { createSocketServer, type SocketServer } from './create-socket-server.ts';
import { createHub, type Hub } from './hub.ts';
import { keepAlive } from './keep-alive.ts';
import { closeCodes } from './protocol.ts';
import type { SocketContext } from './socket-context.ts';

export type BuiltinRealtime = Bus & { hub: Hub; counts: SubscriptionCounts; sockets: SocketServer };

/** The sockets of this process, and what joins them with those of the others. */
export function createBuiltinRealtime(
  { env, db, connection, clock, warn }: RealtimeOptions,
  credentials: () => Promise<Credentials>,
): BuiltinRealtime {
  const instanceId = randomUUID();
  const now = () => clock().getTime();
  const hub = createHub(hearControl);
  const counts = createSubscriptionCounts(db, instanceId, hub.channels);
  const presence = createPresence(db, instanceId, warn);
  const revokedGrants = createRevokedGrants(now);
  const inbox = createInbox({ db, warn, deliver: hub.deliver });
  const sockets = createSocketServer(env, () => context);
  let context: SocketContext | null = null;
  let bus: Bus | null = null;
  let running: { stop: () => unknown }[] = [];

  function hearControl(message: Message): void {
    const closing = readClosing(message);
    if (closing) shutOut(closing);
    else counts.hear(message).catch(warn);
  }

  function shutOut(closing: SocketClosing): void {
    revokedGrants.add(closing);
    for (const socket of hub.sockets.values()) {
      const isMeant = socket.identities.some(({ userId, sessionId }) =>
        closing.sessionId === undefined ? userId === closing.userId : sessionId === closing.sessionId,
      );
      if (isMeant) socket.close(closeCodes.unauthorized, 'Access has ended');
    }
  }

  /** Whoever may have missed something, or is missing to the others, begins afresh. */
  function sendAway(): void {
    for (const socket of hub.sockets.values()) socket.close(closeCodes.reconnect, 'Connect again');
  }

  async function busNamed(name: string): Promise<Bus> {
    const options = { connection, inbox, warn, onGap: sendAway };
    const url = env.REDIS_URL;
    if (url === undefined) return createPostgresBus(options);
    const { createRedisBus } = await import('../buses/create-redis-bus.ts');
    return createRedisBus({ ...options, db, url, name });
  }

  return {
    hub,
    counts,
    sockets,
    async start() {
      const known = await credentials();
      await seeInstance(db, instanceId);
      bus ??= await busNamed(known.key);
      await bus.start();
      context = { db, hub, presence, revokedGrants, credentials: known, now, warn };
      running = [startHeartbeat({ db, instanceId, presence, onGivenUp: sendAway, warn }), keepAlive(hub, env)];
    },
    async stop() {
      if (!context) return;
      await sockets.close();
      for (const work of running) await work.stop();
      await presence.removeInstances([instanceId]).catch(warn);
      await inbox.stop();
      await bus?.stop();
    },
    isConnected: () => bus?.isConnected() === true,
  };
}
