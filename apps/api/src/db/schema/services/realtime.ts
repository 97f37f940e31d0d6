import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';

/** How many events a channel has had; raised in the transaction of the write, so that no number is skipped. */
export const realtimeChannels = pgTable('realtime_channels', {
  name: text().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  changedAt: instant('changed_at').notNull().default(sql`clock_timestamp()`),
});

/** What is on its way to sockets; NOTIFY carries the id alone, as it takes no more than 8000 bytes. */
export const realtimeMessages = pgTable(
  'realtime_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text().notNull(),
    event: text().notNull(),
    /** As it is sent: JSON text, or whatever a publisher on the signed interface gave. */
    data: text().notNull(),
    exceptSocketId: text('except_socket_id'),
    userId: text('user_id'),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
    /** When it went to Redis or to a hosted server; stays empty where NOTIFY alone carries it. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('realtime_messages_created_at_index').on(table.createdAt),
    index('realtime_messages_unsent_index').on(table.id).where(sql`${table.sentAt} is null`),
  ],
);

/** The last event of each cache channel, for whoever subscribes later. */
export const realtimeCachedEvents = pgTable('realtime_cached_events', {
  channel: text().primaryKey(),
  messageId: bigint('message_id', { mode: 'number' }).notNull(),
  event: text().notNull(),
  data: text().notNull(),
  createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
});

/** The API processes that hold sockets; one that has not been seen for a while is gone with its sockets. */
export const realtimeInstances = pgTable('realtime_instances', {
  id: uuid().primaryKey(),
  seenAt: instant('seen_at').notNull(),
});

/** Who is in a presence channel, a row for each socket. */
export const realtimeMembers = pgTable(
  'realtime_members',
  {
    channel: text().notNull(),
    socketId: text('socket_id').notNull(),
    instanceId: uuid('instance_id')
      .notNull()
      .references(() => realtimeInstances.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    userInfo: jsonb('user_info'),
    joinedAt: instant('joined_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.socketId] }),
    index('realtime_members_instance_id_index').on(table.instanceId),
  ],
);
