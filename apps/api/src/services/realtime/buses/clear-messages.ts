import { and, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';
import { clearCachedEvents } from '../messages/cached-events.ts';
import { keptMinutes } from './inbox.ts';

/** Removes what has been heard long ago; what could not be sent on for an hour is of no use to anybody. */
export async function clearMessages(db: Database, hasOutbox: boolean): Promise<void> {
  const { createdAt, sentAt } = realtimeMessages;
  const isOld = lt(createdAt, sql`clock_timestamp() - make_interval(mins => ${keptMinutes})`);
  const isUseless = lt(createdAt, sql`clock_timestamp() - interval '1 hour'`);
  await db.delete(realtimeMessages).where(hasOutbox ? or(and(isNotNull(sentAt), isOld), isUseless) : isOld);
  await clearCachedEvents(db);
}
