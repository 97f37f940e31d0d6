import { asc, inArray, isNull, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Connection } from '../../../db/client.ts';
import { createListener } from '../../../db/create-listener.ts';
import type { Database } from '../../../db/database.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';
import { type Message, messageColumns, notifyChannel } from '../messages/message.ts';
import type { Bus } from './bus.ts';

type OutboxOptions = {
  connection: Connection;
  db: Database;
  /** Sends them on, in this order; what fails is sent again, so that whoever hears them may hear one twice. */
  send: (messages: Message[]) => Promise<void>;
  warn: (error: unknown) => void;
};

const batchSize = 100;

/**
 * Sends on what has been committed, in one process at a time: the one whose connection holds the lock. When it dies
 * the lock is free, and the next one goes on where it stopped.
 */
export function createOutbox({ connection, db, send, warn }: OutboxOptions): Bus {
  let isOurs = false;
  let line = Promise.resolve();

  async function sendBatch(): Promise<boolean> {
    const unsent = isNull(realtimeMessages.sentAt);
    const { id } = realtimeMessages;
    const batch = await db
      .select(messageColumns)
      .from(realtimeMessages)
      .where(unsent)
      .orderBy(asc(id))
      .limit(batchSize);
    if (batch.length === 0) return false;
    await send(batch);
    const sent = batch.map((message) => message.id);
    await db.update(realtimeMessages).set({ sentAt: sql`clock_timestamp()` }).where(inArray(id, sent));
    return batch.length === batchSize;
  }

  function empty(): Promise<void> {
    line = line
      .then(async () => {
        while (isOurs && (await sendBatch()));
      })
      .catch(warn);
    return line;
  }

  const listener = createListener({
    connection,
    name: 'realtime',
    channel: notifyChannel,
    warn,
    onNotice: () => void empty(),
    async onConnect() {
      isOurs = false;
    },
    async onTick(client) {
      if (!isOurs) {
        const lock = [advisoryLocks.sendMessages];
        const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', lock);
        isOurs = rows[0]?.ours === true;
      }
      await empty();
    },
  });

  return {
    ...listener,
    async stop() {
      isOurs = false;
      await line;
      await listener.stop();
    },
  };
}
