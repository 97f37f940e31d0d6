import { countDistinct, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { realtimeMembers } from '../../../db/schema/services/realtime.ts';
import { cachedEvents } from '../messages/cached-events.ts';
import { kindOf } from '../messages/channel-name.ts';
import type { SubscriptionCounts } from '../presence/create-subscription-counts.ts';

export const descriptionSchema = z.object({
  subscription_count: z.int().optional(),
  user_count: z.int().optional(),
  cache: z.object({ data: z.string(), ttl: z.number() }).nullish(),
});

type Description = z.output<typeof descriptionSchema>;

/** What `info` asks for, of each channel that has it: `subscription_count`, `user_count`, `cache`. */
export async function describeChannels(
  db: Database,
  count: SubscriptionCounts['count'],
  channels: readonly string[],
  info: string,
): Promise<Record<string, Description>> {
  const asked = info.split(',');
  const [only = '', ...others] = channels;
  const sockets = asked.includes('subscription_count') ? await count(others.length === 0 ? only : '') : null;
  const users = asked.includes('user_count') ? await countUsers(db, channels) : null;
  const kept = asked.includes('cache') ? await cachedEvents(db, channels.filter(isCached)) : null;
  const described: Record<string, Description> = {};
  for (const channel of channels) {
    const event = kept?.get(channel);
    described[channel] = {
      ...(sockets && { subscription_count: sockets.get(channel) ?? 0 }),
      ...(users && kindOf(channel).presence && { user_count: users.get(channel) ?? 0 }),
      ...(kept && isCached(channel) && { cache: event ? { data: event.data, ttl: event.secondsLeft } : null }),
    };
  }
  return described;
}

function isCached(channel: string): boolean {
  return kindOf(channel).cached;
}

async function countUsers(db: Database, channels: readonly string[]): Promise<Map<string, number>> {
  const { channel, userId } = realtimeMembers;
  const rows = await db
    .select({ channel, count: countDistinct(userId) })
    .from(realtimeMembers)
    .where(inArray(channel, [...channels]))
    .groupBy(channel);
  return new Map(rows.map((row) => [row.channel, row.count]));
}
