import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import { clearIdempotencyKeys } from './idempotency/run-once.ts';
import { createLoginThrottle } from './modules/session/login-throttle.ts';
import { createSessionStore } from './modules/session/session-store.ts';

/** Removes what nobody needs any more: sessions and log-in windows that are over, idempotency keys of yesterday. */
export async function clearExpired(db: Database, clock: Clock, env: Env): Promise<void> {
  await createSessionStore(db, clock, env).clear();
  await createLoginThrottle(db, clock, env).clear();
  await clearIdempotencyKeys(db);
}
