import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { repeat } from '../repeat.ts';
import type { Connection } from './client.ts';
import { endClient } from './end-client.ts';

type ListenerOptions = {
  connection: Connection;
  /** What it listens for, as the database shows its connections. */
  name: string;
  channel: string;
  onNotice: (payload: string) => void;
  /** A connection stands, after so long without one. */
  onConnect: (awayMs: number) => Promise<void>;
  /** While a connection stands, once a second. */
  onTick?: (client: pg.Client) => Promise<void>;
  warn: (error: unknown) => void;
};

export type Listener = {
  /** Resolves when the first connection stands; fails when it cannot be made. */
  start: () => Promise<void>;
  /** Starts for whoever can do without: the first connection is tried for until it stands. */
  startTrying: () => void;
  stop: () => Promise<void>;
  isConnected: () => boolean;
};

const tickMs = 1_000;
const answerMs = 5_000;
const retryMs = [50, 100, 250, 500, 1_000];

/** A connection of its own that listens to NOTIFY, and comes back when it breaks. */
export function createListener(options: ListenerOptions): Listener {
  const { connection, name, channel, onNotice, onConnect, onTick, warn } = options;
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let aliveAt = performance.now();
  let ticking: ReturnType<typeof repeat> | undefined;
  let comingBack = Promise.resolve();
  let isComingBack = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connection(),
      application_name: `haisha ${name}`,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    // What is told before the connection counts comes after what was written while there was none.
    const early: string[] = [];
    next.on('notification', ({ payload = '' }) => {
      if (client === next) onNotice(payload);
      else early.push(payload);
    });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await endClient(next);
      throw error;
    }
    client = next;
    const caughtUp = onConnect(performance.now() - aliveAt);
    for (const payload of early) onNotice(payload);
    await caughtUp;
    aliveAt = performance.now();
  }

  function lose(lost: pg.Client, error?: unknown): void {
    if (client !== lost) return;
    client = undefined;
    if (error !== undefined) warn(error);
    void endClient(lost);
    if (!isComingBack) comingBack = comeBack();
  }

  async function comeBack(): Promise<void> {
    isComingBack = true;
    for (let attempt = 0; !stopping.signal.aborted && !client; attempt += 1) {
      try {
        await delay(retryMs[Math.min(attempt, retryMs.length - 1)], undefined, { signal: stopping.signal });
        await connect();
      } catch (error) {
        if (!stopping.signal.aborted) warn(error);
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
      lose(asked, error);
    }
  }

  function startTicking(): void {
    ticking = repeat(tick, { everyMs: tickMs, onError: warn });
  }

  return {
    async start() {
      await connect();
      startTicking();
    },
    startTrying() {
      comingBack = comeBack();
      startTicking();
    },
    async stop() {
      stopping.abort();
      await ticking?.stop();
      await comingBack;
      const last = client;
      client = undefined;
      if (last) await endClient(last);
    },
    isConnected: () => client !== undefined,
  };
}
