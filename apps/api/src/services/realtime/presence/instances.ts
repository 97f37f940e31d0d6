import { and, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { realtimeInstances } from '../../../db/schema/services/realtime.ts';

/** A process that has not been seen for so long is gone. */
const goneAfterSeconds = 15;
const { id, seenAt } = realtimeInstances;
const limit = sql`clock_timestamp() - make_interval(secs => ${goneAfterSeconds})`;

/** Says that a process is there; false when the others had given it up. */
export async function seeInstance(db: Database, instanceId: string): Promise<boolean> {
  const now = sql`clock_timestamp()`;
  const [seen] = await db
    .insert(realtimeInstances)
    .values({ id: instanceId, seenAt: now })
    .onConflictDoUpdate({ target: id, set: { seenAt: now } })
    .returning({ wasThere: sql<boolean>`xmax <> 0` });
  return seen?.wasThere === true;
}

export async function liveInstances(db: Database): Promise<string[]> {
  const rows = await db.select({ id }).from(realtimeInstances).where(gt(seenAt, limit));
  return rows.map((row) => row.id);
}

export async function goneInstances(db: Database, self: string): Promise<string[]> {
  const isGone = and(lte(seenAt, limit), ne(id, self));
  const rows = await db.select({ id }).from(realtimeInstances).where(isGone);
  return rows.map((row) => row.id);
}
