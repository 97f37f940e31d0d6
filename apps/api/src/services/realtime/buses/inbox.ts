import { setTimeout as delay } from 'node:timers/promises';
import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';
import { type Message, messageColumns } from '../messages/message.ts';

type InboxOptions = { db: Database; deliver: (message: Message) => void; warn: (error: unknown) => void };

/** How long messages can be read again. */
export const keptMinutes = 5;
/** Whoever was away for longer starts afresh; half of it, so that what was written meanwhile is there for certain. */
export const longestAwayMs = (keptMinutes / 2) * 60_000;
const seenMs = 2 * keptMinutes * 60_000;
const batchSize = 500;
const retryMs = 200;

/** Takes each message once, however often and by whichever way it comes, and in order for each channel. */
export type Inbox = ReturnType<typeof createInbox>;

export function createInbox({ db, deliver, warn }: InboxOptions) {
  const seen = new Map<number, number>();
  let line = Promise.resolve();
  let noticed: number[] = [];
  let isStopped = false;

  function take(messages: readonly Message[]): void {
    const now = performance.now();
    for (const message of messages) {
      if (seen.has(message.id)) continue;
      seen.set(message.id, now);
      deliver(message);
    }
    for (const [id, at] of seen) {
      if (at > now - seenMs) break;
      seen.delete(id);
    }
  }

  async function read(ids: readonly number[]): Promise<void> {
    for (let first = 0; first < ids.length; first += batchSize) {
      const batch = ids.slice(first, first + batchSize);
      const rows = await db.select(messageColumns).from(realtimeMessages).where(inArray(realtimeMessages.id, batch));
      const byId = new Map(rows.map((row) => [row.id, row]));
      take(batch.map((id) => byId.get(id)).filter((row) => row !== undefined));
    }
  }

  async function readNoticed(): Promise<void> {
    const wanted = noticed;
    noticed = [];
    try {
      await read(wanted.filter((id) => !seen.has(id)));
    } catch (error) {
      noticed = [...wanted, ...noticed];
      throw error;
    }
  }

  async function keptIds(): Promise<number[]> {
    const isKept = gt(realtimeMessages.createdAt, sql`clock_timestamp() - make_interval(mins => ${keptMinutes})`);
    const { id } = realtimeMessages;
    const rows = await db.select({ id }).from(realtimeMessages).where(isKept).orderBy(asc(id));
    return rows.map((row) => row.id);
  }

  /** One work after the other; what fails is tried again, as the database comes back. */
  function inLine(work: () => Promise<void>): Promise<void> {
    line = line.then(async () => {
      while (!isStopped) {
        try {
          return await work();
        } catch (error) {
          warn(error);
          await delay(retryMs);
        }
      }
    });
    return line;
  }

  return {
    /** Messages that came with their text. */
    receive: (messages: readonly Message[]) => inLine(async () => take(messages)),
    /** Messages that have been committed; those noticed while others are being read are read together. */
    notice(ids: readonly number[]): void {
      const isFirst = noticed.length === 0;
      noticed.push(...ids);
      if (isFirst) void inLine(readNoticed);
    },
    /** Takes what was written while nobody told. */
    catchUp: () => inLine(async () => read((await keptIds()).filter((id) => !seen.has(id)))),
    /** Takes everything written so far as heard: nobody was there for it. */
    skip: () =>
      inLine(async () => {
        for (const id of await keptIds()) seen.set(id, performance.now());
      }),
    async stop(): Promise<void> {
      isStopped = true;
      await line;
    },
  };
}
