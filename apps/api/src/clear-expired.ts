import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import { createFileStore } from './files/create-file-store.ts';
import { clearIdempotencyKeys } from './idempotency/run-once.ts';
import { clearImports } from './imports/clear-imports.ts';
import { clearJobs } from './jobs/clear-jobs.ts';
import { clearTakenImages } from './modules/drivers/driver-image-store.ts';
import { markLeavers } from './modules/drivers/mark-leavers.ts';
import { clearLinks } from './modules/links/link-store.ts';
import { createSessionStore } from './modules/session/session-store.ts';
import { createThrottle } from './modules/session/throttle.ts';
import { clearTickets } from './modules/session/tickets.ts';
import { clearSignOnAttempts } from './modules/single-sign-on/sign-on-attempts.ts';
import { clearNotifications } from './notifications/notification-repository.ts';
import { applyRetention } from './retention/apply-retention.ts';

/**
 * Removes what nobody needs any more: what is over, idempotency keys of yesterday, and files that belong to nothing;
 * and marks those who have left.
 * A step that fails, as one does while the file store is away, keeps no other from its work.
 */
export async function clearExpired(db: Database, clock: Clock, env: Env): Promise<void> {
  const files = createFileStore(env);
  const steps = [
    () => createSessionStore(db, clock, env).clear(),
    () => createThrottle(db, clock, env).clear(),
    () => clearTickets(db, clock),
    () => clearLinks(db, clock),
    () => clearSignOnAttempts(db, clock),
    () => clearIdempotencyKeys(db),
    () => clearNotifications(db, clock, env),
    () => clearJobs(db, clock, env, files),
    () => clearTakenImages(db, files),
    () => markLeavers(db, clock),
    () => clearImports(db, clock, files),
    () => applyRetention(db, clock, files),
    () => files.clearOrphans(db, clock),
  ];
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed`);
}
