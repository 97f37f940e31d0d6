import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../settings/env.ts';
import { createFileStore } from '../files/storage/create-file-store.ts';
import type { Expiry } from './expiry.ts';

/**
 * Runs every step of clearing up. A step that fails, as one does while the file store is down, does not stop the
 * others.
 */
export async function clearExpired(
  steps: readonly Expiry[],
  { db, clock, env }: { db: Database; clock: Clock; env: Env },
): Promise<void> {
  const files = createFileStore(env);
  const errors: unknown[] = [];
  for (const step of steps) await step({ db, clock, env, files }).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed`);
}
