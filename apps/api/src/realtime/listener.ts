import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../db/client.ts';
import { endClient } from '../db/end-client.ts';
import { repeat } from '../repeat.ts';
import { notifyChannel } from './message.ts';

type ListenerOptions = {
  connection: Connection;
  onNotice: (ids: number[]) => void;
  /** A connection stands, after so long without one. */
  onConnect: (awayMs: number) => Promise<void>;
  /** While a connection stands, once a second. */
  onTick?: (client: pg.Client) => Promise<void>;
  warn: (error: unknown) => void;
};

export type Listener = {
  /** Resolves when the first connection stands; fails when it cannot be made. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  isConnected: () => boolean;
};

const tickMs = 1_000;
const answerMs = 5_000;
const retryMs = [50, 100, 250, 500, 1_000];

/** A connection of its own that listens to NOTIFY, and comes back when it breaks. */
export function createListener({ connection, onNotice, onConnect, onTick, warn }: ListenerOptions): Listener {
  let client: pg.Client | undefined;
  let aliveAt = performance.now();
  let isStopped = false;
  let ticking: ReturnType<typeof repeat> | undefined;
  let comingBack = Promise.resolve();
  let isComingBack = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connection(),
      application_name: 'haisha realtime',
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    // What is told before the connection counts comes after what was written while there was none.
    const early: number[] = [];
    next.on('notification', ({ payload = '' }) => {
      const ids = payload.split(',').map(Number);
      if (client === next) onNotice(ids);
      else early.push(...ids);
    });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    try {
      await next.connect();
      await next.query(`listen ${notifyChannel}`);
    } catch (error) {
      await endClient(next);
      throw error;
    }
    client = next;
    const caughtUp = onConnect(performance.now() - aliveAt);
    if (early.length > 0) onNotice(early);
    await caughtUp;
    aliveAt = performance.now();
  }

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = undefined;
    void endClient(lost);
    if (!isComingBack) comingBack = comeBack();
  }

  async function comeBack(): Promise<void> {
    isComingBack = true;
    for (let attempt = 0; !isStopped && !client; attempt += 1) {
      try {
        await delay(retryMs[Math.min(attempt, retryMs.length - 1)]);
        await connect();
      } catch (error) {
        warn(error);
      }
    }
    isComingBack = false;
  }

  /** A connection that is half dead shows it only when it is asked something. */
  async function tick(): Promise<void> {
    const asked = client;
    if (!asked) return;
    try {
      await asked.query('select 1');
      aliveAt = performance.now();
      await onTick?.(asked);
    } catch (error) {
      warn(error);
      lose(asked);
    }
  }

  return {
    async start() {
      await connect();
      ticking = repeat(tick, { everyMs: tickMs, onError: warn });
    },
    async stop() {
      isStopped = true;
      await ticking?.stop();
      await comingBack;
      const last = client;
      client = undefined;
      if (last) await endClient(last);
    },
    isConnected: () => client !== undefined,
  };
}
