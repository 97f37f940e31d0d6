import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { clearExpired } from './clear-expired.ts';
import { systemClock, tokyoDay } from './clock.ts';
import { createDatabase, createPool } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import { serveDatabase } from './db/serve-database.ts';
import { fillDemo } from './demo/fill-demo.ts';
import type { Env } from './env.ts';
import { repeat } from './repeat.ts';
import { version } from './version.ts';

export type Server = {
  address: string;
  /** Resolves when the database is migrated and filled; it may take as long as the database is away. */
  ready: Promise<void>;
  close: () => Promise<void>;
};

const retryMs = 1_000;
const clearEveryMs = 3_600_000;

/** Listens first and prepares the database behind it: the page opens while the database is away. */
export async function startServer(env: Env): Promise<Server> {
  let ready = false;
  let closing = false;
  let warn = (message: string): void => {
    process.stderr.write(`${message}\n`);
  };
  const served = await serveDatabase(env, (message) => warn(message));
  const pool = createPool(served.connection, {
    size: env.DATABASE_POOL_SIZE,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    onError: ({ message }) => warn(`A connection to the database broke: ${message}`),
  });
  const db = createDatabase(pool);
  const app = await buildApp({ env, db, pool, clock: systemClock, isReady: () => ready });
  warn = (message) => app.log.warn(message);

  async function prepare(): Promise<void> {
    while (!closing && !ready) {
      try {
        await migrateDatabase(pool);
        if (env.DEMO) await fillDemo(db, tokyoDay(systemClock()));
        await announce(env.RELEASE_STORE);
        ready = true;
        clearing = keepClear();
      } catch (error) {
        app.log.error({ err: error }, 'The database cannot be prepared; trying again');
        await delay(retryMs);
      }
    }
  }

  function keepClear() {
    return repeat(() => clearExpired(db, systemClock, env), {
      everyMs: clearEveryMs,
      onError: (error) => app.log.warn({ err: error }, 'What has expired cannot be removed; trying again in an hour'),
    });
  }

  let prepared = Promise.resolve();
  let clearing: ReturnType<typeof keepClear> | undefined;
  async function close(): Promise<void> {
    closing = true;
    await app.close();
    await prepared;
    await clearing?.stop();
    await pool.end();
    await served.close();
  }

  try {
    const address = await app.listen({ port: env.PORT, host: env.HOST });
    prepared = prepare();
    return { address, ready: prepared, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A flip of versions checks them against the API, which need not run then. */
async function announce(store: string): Promise<void> {
  const folder = join(store, 'builds');
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `api.json.${process.pid}`);
  await writeFile(unfinished, `${JSON.stringify({ version })}\n`);
  await rename(unfinished, join(folder, 'api.json'));
}
