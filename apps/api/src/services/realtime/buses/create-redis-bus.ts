import { createClient } from 'redis';
import type { Connection } from '../../../db/client.ts';
import type { Database } from '../../../db/database.ts';
import type { Message } from '../messages/message.ts';
import type { Bus } from './bus.ts';
import { createOutbox } from './create-outbox.ts';
import { type Inbox, longestAwayMs } from './inbox.ts';

type RedisBusOptions = {
  url: string;
  /** Keeps installations apart that share a Redis. */
  name: string;
  connection: Connection;
  db: Database;
  inbox: Inbox;
  /** Messages may have been missed for good. */
  onGap: () => void;
  warn: (error: unknown) => void;
};

const longestWaitMs = 1_000;

/**
 * Messages by Redis: one process sends on what was committed, all subscribe. Redis keeps nothing, so whoever comes
 * back reads in the table what was written meanwhile.
 */
export function createRedisBus({ url, name, connection, db, inbox, onGap, warn }: RedisBusOptions): Bus {
  const channel = `haisha:realtime:${name}`;
  const socket = { reconnectStrategy: (attempt: number) => Math.min(50 * 2 ** attempt, longestWaitMs) };
  const options = { url, socket, disableOfflineQueue: true, pingInterval: 10_000 };
  const publisher = createClient(options);
  const subscriber = createClient({ ...options, disableOfflineQueue: false });
  const outbox = createOutbox({
    connection,
    db,
    warn,
    async send(messages) {
      await publisher.publish(channel, JSON.stringify(messages));
    },
  });
  let isSubscribed = false;
  let lostAt: number | null = null;
  /** What comes before the subscription counts again comes after what was written while there was none. */
  const early: Message[] = [];

  function hear(text: string): void {
    const messages = JSON.parse(text) as Message[];
    if (lostAt === null) void inbox.receive(messages);
    else early.push(...messages);
  }

  async function comeBack(): Promise<void> {
    const isComplete = lostAt === null || performance.now() - lostAt < longestAwayMs;
    lostAt = null;
    const caughtUp = isComplete ? inbox.catchUp() : inbox.skip();
    void inbox.receive(early.splice(0));
    await caughtUp;
    if (!isComplete) onGap();
  }

  for (const client of [publisher, subscriber]) client.on('error', warn);
  subscriber.on('reconnecting', () => {
    lostAt ??= performance.now();
  });
  subscriber.on('ready', () => {
    if (isSubscribed) void comeBack();
  });

  return {
    async start() {
      for (const client of [publisher, subscriber]) if (!client.isOpen) await client.connect();
      if (!isSubscribed) {
        await subscriber.subscribe(channel, hear);
        isSubscribed = true;
      }
      await inbox.skip();
      await outbox.start();
    },
    async stop() {
      await outbox.stop();
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
    isConnected: () => subscriber.isReady && outbox.isConnected(),
  };
}
