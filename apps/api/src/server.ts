import { setTimeout as delay } from 'node:timers/promises';
import { apiFile, readText, replaceFile } from '@haisha/releases/store-files';
import { buildApp } from './app.ts';
import { countShutFactors } from './areas/identity/account/second-factor.ts';
import { firstAdministratorToken } from './areas/identity/links/first-administrator.ts';
import { linkAddress } from './areas/identity/links/link-store.ts';
import { product } from './areas.ts';
import { clockOf } from './clock.ts';
import { createDatabase, createPool } from './db/client.ts';
import { migrateDatabase, NewerDatabase } from './db/migrate.ts';
import { serveDatabase } from './db/serve-database.ts';
import { handlersUrl as demoHandlersUrl, jobHandlers as demoJobHandlers } from './demo/demo-job-handlers.ts';
import { fillWhenEmpty } from './demo/fill-when-empty.ts';
import { handlersUrl, jobHandlers } from './job-handlers.ts';
import { repeat } from './repeat.ts';
import { clearExpired } from './services/expiry/clear-expired.ts';
import { type JobQueue, startJobs } from './services/jobs/queue/start-jobs.ts';
import { isSameAppSecret } from './services/secrets/is-same-app-secret.ts';
import type { Env } from './settings/env.ts';
import { requireFolder } from './settings/require-folder.ts';
import { version } from './version.ts';

const productJobs = { handlers: jobHandlers, handlersUrl };
const demoJobs = { handlers: demoJobHandlers, handlersUrl: demoHandlersUrl };

/** What goes to the console and nowhere else: whoever has the link becomes administrator. */
type Prepared = { firstAdministratorLink: string | null };

export type Server = {
  address: string;
  /**
   * Resolves when the database is migrated and filled; it may take as long as the database is away. Where that is of a
   * newer version it closes the server and rejects.
   */
  ready: Promise<Prepared>;
  close: () => Promise<void>;
};

const retryMs = 1_000;
const clearEveryMs = 3_600_000;
const otherSecret =
  'APP_SECRET, or the file app-secret in DATA_DIR, is not the one this installation began with: second factors and access codes do not open';

const unannounced = (error: unknown) =>
  `The release store cannot be written (${error}): release commands do not learn of this API and need --api ${version}`;

/** Listens first and prepares the database afterwards, so that the page opens while the database is away. */
export async function startServer(env: Env): Promise<Server> {
  // The embedded database lies there, and the secret of its own that an installation has.
  if (env.DATABASE_URL === undefined || env.APP_SECRET === undefined) requireFolder('DATA_DIR', env.DATA_DIR);
  requireFolder('RELEASE_STORE', env.RELEASE_STORE, 'read');
  const clock = clockOf(env.CLOCK_AHEAD_FILE);
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
  const app = await buildApp({
    env,
    db,
    pool,
    connection: served.connection,
    clock,
    isReady: () => ready,
  });
  warn = (message) => app.log.warn(message);

  async function prepare(address: string): Promise<Prepared> {
    let firstAdministratorLink: string | null = null;
    while (!closing && !ready) {
      try {
        await migrateDatabase(pool);
        if (env.DEMO) await fillWhenEmpty(db, { env, now: clock() });
        if (!(await isSameAppSecret(db, env)) || (await countShutFactors(db, env)) > 0) warn(otherSecret);
        const token = await firstAdministratorToken(db, clock());
        firstAdministratorLink = token && linkAddress(new URL(env.PUBLIC_ORIGIN ?? address).origin, 'ja', token);
        await leaveVersion(env.RELEASE_STORE).catch((error: unknown) => warn(unannounced(error)));
        await app.realtime.start();
        ready = true;
        jobs = startJobs({
          env,
          db,
          connection: served.connection,
          log: app.log,
          ...(env.DEMO ? demoJobs : productJobs),
        });
        clearing = keepClear();
        watching = keepWatch();
      } catch (error) {
        if (error instanceof NewerDatabase) throw error;
        app.log.error({ err: error }, 'The database cannot be prepared; trying again');
        await delay(retryMs);
      }
    }
    return { firstAdministratorLink };
  }

  function keepClear() {
    return repeat(() => clearExpired(product.expires, { db, clock, env }), {
      everyMs: clearEveryMs,
      onError: (error) => app.log.warn({ err: error }, 'What has expired cannot be removed; trying again in an hour'),
    });
  }

  function keepWatch() {
    if (env.WATCH_EVERY_MS === 0) return [];
    return product.watches.map((watch) =>
      repeat(watch({ db, clock }), {
        everyMs: env.WATCH_EVERY_MS,
        onError: (error) =>
          app.log.warn({ err: error }, 'What time or punches bring about cannot be done now; trying again'),
      }),
    );
  }

  let prepared: Promise<unknown> = Promise.resolve();
  let clearing: ReturnType<typeof keepClear> | undefined;
  let watching: ReturnType<typeof keepWatch> = [];
  let jobs: JobQueue | undefined;
  async function close(): Promise<void> {
    closing = true;
    await app.close();
    await prepared;
    await jobs?.stop();
    await app.realtime.stop();
    await clearing?.stop();
    for (const one of watching) await one.stop();
    await pool.end();
    await served.close();
  }

  try {
    const address = await app.listen({ port: env.PORT, host: env.HOST });
    const preparing = prepare(address);
    prepared = preparing.catch(() => undefined);
    const ready = preparing.catch(async (error: unknown) => {
      await close();
      throw error;
    });
    return { address, ready, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Writes the API's version for the release commands, which check against it while the API may be down. */
async function leaveVersion(store: string): Promise<void> {
  const text = `${JSON.stringify({ version })}\n`;
  if ((await readText(store, apiFile)) !== text) await replaceFile(store, apiFile, text);
}
