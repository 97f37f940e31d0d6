import { tokyoDay } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/identity/users.ts';
import type { Env } from '../settings/env.ts';

/**
 * Fills a database in which nobody has an account with the demo company, as it stands now. The demo company itself is
 * loaded for that alone: each later start does without.
 */
export async function fillWhenEmpty(db: Database, given: { env: Env; now: Date }): Promise<void> {
  if ((await db.$count(users)) > 0) return;
  const { demoDays } = await import('@haisha/demo-company/demo-deliveries');
  const { fillDemo } = await import('./fill-demo.ts');
  await fillDemo(db, tokyoDay(given.now), given, demoDays);
}
