import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import { createFileStore } from './files/create-file-store.ts';
import { clearIdempotencyKeys } from './idempotency/run-once.ts';
import { clearJobs } from './jobs/clear-jobs.ts';
import { clearLinks } from './modules/links/link-store.ts';
import { createSessionStore } from './modules/session/session-store.ts';
import { createThrottle } from './modules/session/throttle.ts';
import { clearTickets } from './modules/session/tickets.ts';
import { clearSignOnAttempts } from './modules/single-sign-on/sign-on-attempts.ts';
import { clearNotifications } from './notifications/notification-repository.ts';
import { applyRetention } from './retention/apply-retention.ts';

/** Removes what nobody needs any more: what is over, idempotency keys of yesterday, and files that belong to nothing. */
export async function clearExpired(db: Database, clock: Clock, env: Env): Promise<void> {
  await createSessionStore(db, clock, env).clear();
  await createThrottle(db, clock, env).clear();
  await clearTickets(db, clock);
  await clearLinks(db, clock);
  await clearSignOnAttempts(db, clock);
  await clearIdempotencyKeys(db);
  await clearNotifications(db, clock, env);
  const files = createFileStore(env);
  await clearJobs(db, clock, env, files);
  await applyRetention(db, clock, files);
  await files.clearOrphans(db, clock);
}
