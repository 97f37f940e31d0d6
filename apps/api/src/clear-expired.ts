import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import { clearIdempotencyKeys } from './idempotency/run-once.ts';
import { clearLinks } from './modules/links/link-store.ts';
import { createSessionStore } from './modules/session/session-store.ts';
import { createThrottle } from './modules/session/throttle.ts';
import { clearTickets } from './modules/session/tickets.ts';

/** Removes what nobody needs any more: sessions, links, tickets and windows that are over, idempotency keys of yesterday. */
export async function clearExpired(db: Database, clock: Clock, env: Env): Promise<void> {
  await createSessionStore(db, clock, env).clear();
  await createThrottle(db, clock, env).clear();
  await clearTickets(db, clock);
  await clearLinks(db, clock);
  await clearIdempotencyKeys(db);
}
