import type { Env } from '../../../settings/env.ts';
import type { Hub } from './hub.ts';
import { closeCodes, limits, systemFrame } from './protocol.ts';

type KeepAliveSettings = Pick<Env, 'REALTIME_ACTIVITY_SECONDS' | 'REALTIME_SIGN_IN_SECONDS'>;

/** Asks silent sockets for a sign of life, closes those that give none and those that nobody is behind. */
export function keepAlive(hub: Hub, settings: KeepAliveSettings): { stop: () => void } {
  const activityMs = settings.REALTIME_ACTIVITY_SECONDS * 1000;
  const pongMs = Math.min(limits.pongSeconds * 1000, activityMs);
  const signInMs = settings.REALTIME_SIGN_IN_SECONDS * 1000;
  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of hub.sockets.values()) {
      const { connectedAt, heardAt, askedAt, isGuarded } = socket;
      if (signInMs > 0 && !isGuarded && now - connectedAt > signInMs) {
        socket.close(closeCodes.unauthorized, 'Nobody signed in within the time allowed');
      } else if (askedAt !== null && now - askedAt > pongMs) {
        socket.close(closeCodes.noPong, 'No pong came back in time');
      } else if (askedAt === null && now - heardAt > activityMs) {
        socket.askedAt = now;
        socket.send(systemFrame('pusher:ping', {}));
      }
    }
  }, activityMs / 10).unref();
  return { stop: () => clearInterval(timer) };
}
