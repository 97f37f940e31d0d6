import { clearLinks } from './areas/identity/links/link-store.ts';
import { createSessionStore } from './areas/identity/session/session-store.ts';
import { createThrottle } from './areas/identity/session/throttle.ts';
import { clearTickets } from './areas/identity/session/tickets.ts';
import { clearSignOnAttempts } from './areas/identity/single-sign-on/sign-on-attempts.ts';
import { clearTakenImages } from './areas/masters/drivers/driver-image-store.ts';
import { markLeavers } from './areas/masters/drivers/mark-leavers.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import { clearIdempotencyKeys } from './http/idempotency/run-once.ts';
import { createFileStore } from './services/files/storage/create-file-store.ts';
import { clearImports } from './services/imports/stored/clear-imports.ts';
import { clearJobs } from './services/jobs/clear-jobs.ts';
import { clearNotifications } from './services/notifications/notification-repository.ts';
import { applyRetention } from './services/retention/apply-retention.ts';
import type { Env } from './settings/env.ts';

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
