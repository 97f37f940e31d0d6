import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { realtimeMessages } from '../db/schema/realtime.ts';
import { kindOf } from './channel-name.ts';

/** An event on its way to sockets. */
export type Message = {
  id: number;
  channel: string;
  event: string;
  /** As it is sent: JSON text, or whatever the publisher gave. */
  data: string;
  /** The socket that caused it and does not hear it. */
  exceptSocketId: string | null;
  /** Who sent a client event on a presence channel. */
  userId: string | null;
};

export type NewMessage = Pick<Message, 'channel' | 'event' | 'data'> &
  Partial<Pick<Message, 'exceptSocketId' | 'userId'>>;

/** The NOTIFY channel; its payload is the ids of messages, by commas. */
export const notifyChannel = 'haisha_realtime';
const idsPerNotice = 400;

/** Not a channel of anybody: what the API processes tell each other. */
export const controlChannel = '#control';

export const messageColumns = {
  id: realtimeMessages.id,
  channel: realtimeMessages.channel,
  event: realtimeMessages.event,
  data: realtimeMessages.data,
  exceptSocketId: realtimeMessages.exceptSocketId,
  userId: realtimeMessages.userId,
};

/** Sends messages when the transaction commits, in this order; a transaction that fails has sent nothing. */
export async function sendMessages(db: Database | Transaction, messages: NewMessage[]): Promise<number[]> {
  if (messages.length === 0) return [];
  const rows = await db.insert(realtimeMessages).values(messages).returning({ id: realtimeMessages.id });
  const ids = rows.map(({ id }) => id);
  for (let first = 0; first < ids.length; first += idsPerNotice) {
    const notice = ids.slice(first, first + idsPerNotice).join(',');
    await db.execute(sql`select pg_notify(${notifyChannel}, ${notice})`);
  }
  return ids;
}

/** Sends what somebody outside published; a cache channel keeps the last of it. */
export async function publish(db: Database, messages: NewMessage[]): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = await sendMessages(tx, messages);
    const last = new Map(messages.map((message, at) => [message.channel, { ...message, messageId: ids[at] ?? 0 }]));
    const kept = [...last.values()].filter(({ channel }) => kindOf(channel).cached);
    for (const { channel, event, data, messageId } of kept.sort((a, b) => (a.channel < b.channel ? -1 : 1))) {
      await tx.execute(sql`insert into realtime_cached_events (channel, message_id, event, data)
        values (${channel}, ${messageId}, ${event}, ${data})
        on conflict (channel) do update set message_id = excluded.message_id, event = excluded.event,
          data = excluded.data, created_at = clock_timestamp()`);
    }
  });
}
