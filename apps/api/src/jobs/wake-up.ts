import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../db/client.ts';
import { endClient } from '../db/end-client.ts';
import { wakeUpChannel } from './enqueue-job.ts';

const retryMs = 1_000;

type Listener = { onWakeUp: () => void; onError: (error: unknown) => void };

/** Hears on a connection of its own that there is something to do; a broken one is made anew. */
export function listenForJobs(connection: Connection, { onWakeUp, onError }: Listener): { close: () => Promise<void> } {
  const closing = new AbortController();
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        client = new pg.Client({ ...connection(), application_name: 'haisha', keepAlive: true });
        const ended = new Promise<void>((resolve) => client?.on('end', () => resolve()));
        client.on('error', onError);
        client.on('notification', onWakeUp);
        await client.connect();
        await client.query(`listen ${wakeUpChannel}`);
        // What was asked for while nobody listened.
        onWakeUp();
        await ended;
      } catch (error) {
        onError(error);
      }
      client = undefined;
      await delay(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  const listening = listen();
  return {
    close: async () => {
      closing.abort();
      if (client) await endClient(client);
      await listening;
    },
  };
}
