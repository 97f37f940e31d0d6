import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { realtimeCachedEvents } from '../../../db/schema/services/realtime.ts';
import { limits } from '../sockets/protocol.ts';
import type { Message } from './message.ts';

type CachedEvent = Pick<Message, 'event' | 'data'> & { messageId: number; secondsLeft: number };

const oldest = sql`clock_timestamp() - make_interval(mins => ${limits.cachedMinutes})`;

/** Keeps the last event of a cache channel, whose lock the transaction holds. */
export async function keepEvent(
  tx: Transaction,
  { channel, event, data, id: messageId }: Pick<Message, 'channel' | 'event' | 'data' | 'id'>,
): Promise<void> {
  const kept = { messageId, event, data, createdAt: sql`clock_timestamp()` };
  const { channel: target } = realtimeCachedEvents;
  await tx
    .insert(realtimeCachedEvents)
    .values({ channel, ...kept })
    .onConflictDoUpdate({ target, set: kept });
}

export async function cachedEvent(db: Database, channel: string): Promise<CachedEvent | null> {
  return (await cachedEvents(db, [channel])).get(channel) ?? null;
}

export async function cachedEvents(db: Database, channels: readonly string[]): Promise<Map<string, CachedEvent>> {
  const { channel, messageId, event, data, createdAt } = realtimeCachedEvents;
  const kept = await db
    .select({
      channel,
      messageId,
      event,
      data,
      secondsLeft: sql<number>`ceil(extract(epoch from ${createdAt} - (${oldest})))::int`,
    })
    .from(realtimeCachedEvents)
    .where(and(inArray(channel, [...channels]), gt(createdAt, oldest)));
  return new Map(kept.map((one) => [one.channel, one]));
}

export async function clearCachedEvents(db: Database): Promise<void> {
  await db.delete(realtimeCachedEvents).where(lt(realtimeCachedEvents.createdAt, oldest));
}
