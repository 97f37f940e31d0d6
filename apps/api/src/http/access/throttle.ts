import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { loginAttempts } from '../../db/schema/identity/login-attempts.ts';
import type { Env } from '../../settings/env.ts';
import { throttled } from '../errors.ts';

/** What is counted, and how often it may happen in a window. */
export type Counter = { name: string; most: number };

/** Set on the first refusal of a window. */
type Throttling = { retryAfterSeconds: number; isFirst: boolean };

export type Throttle = {
  /**
   * Counts an attempt before a secret is checked, so that parallel guesses count too; null while no counter is
   * exceeded.
   */
  count: (counters: readonly Counter[]) => Promise<Throttling | null>;
  /** Counts, and throws when a counter is exceeded. */
  require: (counters: readonly Counter[]) => Promise<void>;
  /** Takes a successful attempt back. */
  forgive: (counters: readonly Counter[]) => Promise<void>;
  /** Resets the counters. */
  forget: (counters: readonly Counter[]) => Promise<void>;
  /** Removes windows that are over. */
  clear: () => Promise<void>;
};

export function createThrottle(
  db: Database,
  clock: Clock,
  { LOGIN_WINDOW_MINUTES }: Pick<Env, 'LOGIN_WINDOW_MINUTES'>,
): Throttle {
  async function add({ name, most }: Counter): Promise<Throttling | null> {
    const now = clock();
    const windowEndsAt = new Date(now.getTime() + LOGIN_WINDOW_MINUTES * 60_000).toISOString();
    const isOver = sql`${loginAttempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
    const [counter] = await db
      .insert(loginAttempts)
      .values({ key: keyOf(name), count: 1, windowEndsAt })
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

  async function count(counters: readonly Counter[]): Promise<Throttling | null> {
    for (const counter of counters) {
      const throttling = await add(counter);
      if (throttling) return throttling;
    }
    return null;
  }

  return {
    count,
    async require(counters) {
      const throttling = await count(counters);
      if (throttling) throw throttled(throttling.retryAfterSeconds);
    },
    async forgive(counters) {
      await db
        .update(loginAttempts)
        .set({ count: sql`greatest(${loginAttempts.count} - 1, 0)` })
        .where(inArray(loginAttempts.key, keysOf(counters)));
    },
    async forget(counters) {
      await db.delete(loginAttempts).where(inArray(loginAttempts.key, keysOf(counters)));
    },
    async clear() {
      await db.delete(loginAttempts).where(lt(loginAttempts.windowEndsAt, clock().toISOString()));
    },
  };
}

/** Counts an IPv6 network of /64 as one address. */
export function addressGroup(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - (left?.length ?? 0) - (right?.length ?? 0))).fill('0');
  return `${[...(left ?? []), ...zeros, ...(right ?? [])].slice(0, 4).join(':')}::/64`;
}

function keysOf(counters: readonly Counter[]): string[] {
  return counters.map(({ name }) => keyOf(name));
}

/** Hashes the key, so that the table names nobody. */
function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
