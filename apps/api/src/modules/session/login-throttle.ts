import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import type { Env } from '../../env.ts';

export type LoginThrottle = {
  /** Counts an attempt, before the password is looked at, so that parallel guesses count too; null as long as they are not too many. */
  count: (loginId: string, address: string) => Promise<Throttling | null>;
  /** A log-in that went well counts as no attempt. */
  forgive: (loginId: string, address: string) => Promise<void>;
  /** Removes windows that are over. */
  clear: () => Promise<void>;
};

/** `isFirst` for the first one refused in a window. */
type Throttling = { retryAfterSeconds: number; isFirst: boolean };

type Limits = Pick<Env, 'LOGIN_ATTEMPTS_PER_ACCOUNT' | 'LOGIN_ATTEMPTS_PER_ADDRESS' | 'LOGIN_WINDOW_MINUTES'>;

export function createLoginThrottle(db: Database, clock: Clock, limits: Limits): LoginThrottle {
  async function add(key: string, most: number): Promise<Throttling | null> {
    const now = clock();
    const windowEndsAt = new Date(now.getTime() + limits.LOGIN_WINDOW_MINUTES * 60_000).toISOString();
    const isOver = sql`${loginAttempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
    const [counter] = await db
      .insert(loginAttempts)
      .values({ key, count: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: loginAttempts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${loginAttempts.count} + 1 end`,
          windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${loginAttempts.windowEndsAt} end`,
        },
      })
      .returning();
    if (counter === undefined || counter.count <= most) return null;
    const seconds = Math.ceil((Date.parse(counter.windowEndsAt) - now.getTime()) / 1000);
    return { retryAfterSeconds: Math.max(1, seconds), isFirst: counter.count === most + 1 };
  }

  return {
    async count(loginId, address) {
      return (
        (await add(addressKey(address), limits.LOGIN_ATTEMPTS_PER_ADDRESS)) ??
        (await add(accountKey(loginId, address), limits.LOGIN_ATTEMPTS_PER_ACCOUNT))
      );
    },
    async forgive(loginId, address) {
      await db.delete(loginAttempts).where(eq(loginAttempts.key, accountKey(loginId, address)));
      await db
        .update(loginAttempts)
        .set({ count: sql`greatest(${loginAttempts.count} - 1, 0)` })
        .where(eq(loginAttempts.key, addressKey(address)));
    },
    async clear() {
      await db.delete(loginAttempts).where(lt(loginAttempts.windowEndsAt, clock().toISOString()));
    },
  };
}

function accountKey(loginId: string, address: string): string {
  return digest(`account ${loginId} ${address}`);
}

function addressKey(address: string): string {
  return digest(`address ${address}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
