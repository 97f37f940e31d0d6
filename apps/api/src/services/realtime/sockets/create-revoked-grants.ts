import type { SocketClosing } from '../messages/close-sockets.ts';
import { grantMs } from './granted.ts';
import type { Identity } from './socket.ts';

/** Longer than anything that was granted before can be used. */
const rememberedMs = 2 * grantMs;

/** Whose access ended just now: what was granted before and not used yet is worth nothing any more. */
export type RevokedGrants = ReturnType<typeof createRevokedGrants>;

export function createRevokedGrants(now: () => number) {
  const endedAt = new Map<string, number>();
  return {
    add({ userId, sessionId }: SocketClosing): void {
      for (const [key, at] of endedAt) {
        if (at > now() - rememberedMs) break;
        endedAt.delete(key);
      }
      const key = sessionId ?? userId;
      endedAt.delete(key);
      endedAt.set(key, now());
    },
    /** Whether what may be used until `expiresAt` was granted before the end. */
    covers({ userId, sessionId }: Identity, expiresAt: number): boolean {
      const at = Math.max(endedAt.get(userId) ?? 0, endedAt.get(sessionId ?? '') ?? 0);
      return expiresAt - grantMs <= at;
    },
  };
}
