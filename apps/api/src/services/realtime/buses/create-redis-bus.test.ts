import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { appKey, appSecret } from '../../../../test/realtime.ts';
import { startRedis, type TestRedis } from '../../../../test/redis.ts';
import { range, type ServerPair, startPair, versionsOf } from '../../../../test/server-pair.ts';
import { startServerProcess } from '../../../../test/server-process.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import { startServer } from '../../../server.ts';
import { readEnv } from '../../../settings/env.ts';

let redis: TestRedis;
let pair: ServerPair;
const cleanUp: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  redis = await startRedis();
  pair = await startPair({ REDIS_URL: redis.url });
});
afterEach(async () => {
  pair.hangUp();
  for (const end of cleanUp.splice(0).reverse()) await end();
});
afterAll(async () => {
  await pair.close();
  await redis.stop();
});

/** Whose connection has the right to send messages on. */
const lockHolder = `select pid from pg_locks join pg_database on oid = database
  where locktype = 'advisory' and objid = ${advisoryLocks.sendMessages} and datname = current_database()`;

async function startFilled(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'haisha-redis-'));
  const settings = { PORT: '0', DATA_DIR: folder, DATABASE_URL: url, REDIS_URL: redis.url, LOG_LEVEL: 'silent' };
  const server = await startServer(readEnv({ ...settings, DEMO: 'true' }));
  cleanUp.push(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await server.ready;
}

describe('servers that share a Redis', () => {
  it('delivers each message once and in order, with one process sending', async () => {
    const recorders = await pair.listenOnBoth();
    await Promise.all(range(1, 60).map((version) => pair.announce(version, version % 2 === 0 ? pair.one : pair.two)));
    for (const { until } of recorders) {
      const heard = await until(60);
      expect(versionsOf(heard).toSorted((a, b) => a - b)).toEqual(range(1, 60));
      const sequences = heard.map(({ sequence }) => sequence);
      expect(sequences).toEqual(range(sequences[0] ?? 0, (sequences[0] ?? 0) + 59));
    }
  });

  it('loses and doubles nothing while Redis is away', async () => {
    const recorders = await pair.listenOnBoth();
    await pair.announce(1);
    for (const { until } of recorders) await until(1);
    await redis.stop();
    await vi.waitFor(
      () => expect(pair.one.app.realtime.isConnected() || pair.two.app.realtime.isConnected()).toBe(false),
      5_000,
    );
    for (const version of range(2, 10)) await pair.announce(version);
    await redis.start();
    for (const { until } of recorders) expect(versionsOf(await until(10))).toEqual(range(1, 10));
    await pair.announce(11);
    for (const { until } of recorders) expect(versionsOf(await until(11))).toEqual(range(1, 11));
  });

  it('goes on when the process that sends is killed', async () => {
    const others = await pair.listenerPids();
    const credentials = { PUSHER_KEY: appKey, PUSHER_SECRET: appSecret };
    const third = await startServerProcess(pair.one.url, { REDIS_URL: redis.url, ...credentials });
    cleanUp.push(third.kill);
    const [sender] = (await pair.listenerPids()).filter((pid) => !others.includes(pid));
    await vi.waitFor(async () => {
      const { rows } = await pair.one.pool.query(lockHolder);
      if (rows[0]?.pid !== sender) await pair.one.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      expect(rows[0]?.pid).toBe(sender);
    }, 20_000);
    const recorders = await pair.listenOnBoth();
    await pair.announce(1);
    for (const { until } of recorders) await until(1);
    for (const version of range(2, 5)) void pair.announce(version);
    await third.kill();
    for (const version of range(6, 9)) await pair.announce(version);
    for (const { until } of recorders) expect(versionsOf(await until(9)).toSorted()).toEqual(range(1, 9));
  });

  it('start while one of them sends, also those that would fill the database with the demo', async () => {
    const database = await createTestDatabase();
    cleanUp.push(database.close);
    await startFilled(database.url);
    await vi.waitFor(async () => expect((await database.pool.query(lockHolder)).rowCount).toBe(1), 5_000);
    await startFilled(database.url);
  });
});
