import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';

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
/** A notice holds less than 8000 bytes. */
export const idsPerNotice = 400;

export function idsOfNotice(payload: string): number[] {
  return payload.split(',').map(Number);
}

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
export async function sendMessages(tx: Transaction, messages: NewMessage[]): Promise<number[]> {
  if (messages.length === 0) return [];
  const rows = await tx.insert(realtimeMessages).values(messages).returning({ id: realtimeMessages.id });
  const ids = rows.map(({ id }) => id);
  for (let first = 0; first < ids.length; first += idsPerNotice) {
    const notice = ids.slice(first, first + idsPerNotice).join(',');
    await tx.execute(sql`select pg_notify(${notifyChannel}, ${notice})`);
  }
  return ids;
}

/** What a client says to the others of a channel, past any program. */
export function isClientEvent(event: string): boolean {
  return event.startsWith('client-');
}
