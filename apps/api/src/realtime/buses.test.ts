import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logInAs } from '../../test/browser.ts';
import {
  appKey,
  appSecret,
  type OpenInstance,
  openPusher,
  record,
  startOpenInstances,
  subscribed,
} from '../../test/realtime.ts';
import { isRedisInstalled, startRedis, type TestRedis } from '../../test/redis.ts';
import { startServerProcess } from '../../test/server-process.ts';
import { announceChange } from './announce.ts';
import { clearMessages } from './clear-messages.ts';

type Browser = Awaited<ReturnType<typeof logInAs>>;
type Told = { version: number; sequence: number };

let one: OpenInstance;
let two: OpenInstance;
let admin: Browser;
let stop: () => Promise<void>;
const opened: (() => unknown)[] = [];
const id = '00000000-0000-4000-8000-000000000001';

async function start(settings: Record<string, string> = {}): Promise<void> {
  const { instances, close } = await startOpenInstances(2, settings);
  [one, two] = instances as [OpenInstance, OpenInstance];
  stop = close;
  admin = await logInAs(one, ['admin']);
}

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function listenOnBoth() {
  return await Promise.all(
    [one, two].map(async (instance) => {
      const client = openPusher(instance, admin);
      opened.push(() => client.disconnect());
      return record<Told>(await subscribed(client.subscribe('private-vehicle')), 'changed');
    }),
  );
}

async function announce(version: number, { db } = one): Promise<void> {
  await db.transaction(async (tx) => announceChange(tx, { entity: 'vehicle', id, version, action: 'update' }));
}

/** Ends the connections that listen, as a restart of the database or a broken wire does. */
async function cutListeners(): Promise<number> {
  const { rowCount } = await one.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'haisha realtime' and datname = current_database()`,
  );
  return rowCount ?? 0;
}

async function listenerPids(): Promise<number[]> {
  const { rows } = await one.pool.query(
    `select pid from pg_stat_activity where application_name = 'haisha realtime' and datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
}

/** Whose connection has the right to send messages on. */
const lockHolder = `select pid from pg_locks join pg_database on oid = database
  where locktype = 'advisory' and objid = 7421102 and datname = current_database()`;

function versionsOf(heard: Told[]): number[] {
  return heard.map(({ version }) => version);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

describe('PostgreSQL alone', () => {
  beforeAll(() => start());
  afterAll(() => stop());

  it('delivers each message once to every process, also those written while the listening connection is away', async () => {
    const recorders = await listenOnBoth();
    const writing = (async () => {
      for (const version of range(1, 100)) await announce(version, version % 2 === 0 ? one : two);
    })();
    let cut = 0;
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(recorders.map(({ until }) => until(round * 15 + 1)));
      const former = await listenerPids();
      cut += await cutListeners();
      const isNew = (pid: number) => !former.includes(pid);
      await vi.waitFor(async () => expect((await listenerPids()).filter(isNew)).toHaveLength(2), 5_000);
    }
    await writing;
    expect(cut).toBe(10);
    for (const recorder of recorders) expect(versionsOf(await recorder.until(100))).toEqual(range(1, 100));
  });

  it('is not ready while it does not listen', async () => {
    const ready = async () => (await one.app.inject('/health/ready')).statusCode;
    expect(await ready()).toBe(200);
    await cutListeners();
    await vi.waitFor(() => expect(one.app.realtime.isConnected()).toBe(false), { timeout: 5_000, interval: 1 });
    expect(await ready()).toBe(503);
    await vi.waitFor(async () => expect(await ready()).toBe(200), 5_000);
  });

  it('keeps messages for a while only', async () => {
    await announce(1);
    await one.pool.query(`update realtime_messages set created_at = created_at - interval '6 minutes'`);
    await announce(2);
    await clearMessages(one.db, false);
    const { rows } = await one.pool.query('select data from realtime_messages');
    expect(rows.map(({ data }) => JSON.parse(data).version)).toEqual([2]);
  });

  it('tells how many sockets, subscriptions and messages there are', async () => {
    const [here] = await listenOnBoth();
    await announce(1);
    await here?.until(1);
    const { body } = await one.app.inject('/metrics');
    expect(body).toMatch(/^realtime_connected 1$/m);
    expect(body).toMatch(/^realtime_sockets 1$/m);
    expect(body).toMatch(/^realtime_subscriptions 1$/m);
    expect(body).toMatch(/^realtime_messages_total \d+$/m);
  });
});

if (!isRedisInstalled) process.stderr.write('Live updates over Redis are not tested: no redis-server is installed\n');

describe.runIf(isRedisInstalled)('Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
    await start({ REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await stop();
    await redis.stop();
  });

  it('delivers each message once and in order, with one process sending', async () => {
    const recorders = await listenOnBoth();
    await Promise.all(range(1, 60).map((version) => announce(version, version % 2 === 0 ? one : two)));
    for (const { until } of recorders) {
      const heard = await until(60);
      expect(versionsOf(heard).toSorted((a, b) => a - b)).toEqual(range(1, 60));
      const sequences = heard.map(({ sequence }) => sequence);
      expect(sequences).toEqual(range(sequences[0] ?? 0, (sequences[0] ?? 0) + 59));
    }
  });

  it('loses and doubles nothing while Redis is away', async () => {
    const recorders = await listenOnBoth();
    await announce(1);
    for (const { until } of recorders) await until(1);
    await redis.stop();
    await vi.waitFor(() => expect(one.app.realtime.isConnected() || two.app.realtime.isConnected()).toBe(false), 5_000);
    for (const version of range(2, 10)) await announce(version);
    await redis.start();
    for (const { until } of recorders) expect(versionsOf(await until(10))).toEqual(range(1, 10));
    await announce(11);
    for (const { until } of recorders) expect(versionsOf(await until(11))).toEqual(range(1, 11));
  });

  it('goes on when the process that sends is killed', async () => {
    const others = await listenerPids();
    const credentials = { PUSHER_KEY: appKey, PUSHER_SECRET: appSecret };
    const third = await startServerProcess(one.url, { REDIS_URL: redis.url, ...credentials });
    opened.push(third.kill);
    const [sender] = (await listenerPids()).filter((pid) => !others.includes(pid));
    await vi.waitFor(async () => {
      const { rows } = await one.pool.query(lockHolder);
      if (rows[0]?.pid !== sender) await one.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      expect(rows[0]?.pid).toBe(sender);
    }, 20_000);
    const recorders = await listenOnBoth();
    await announce(1);
    for (const { until } of recorders) await until(1);
    for (const version of range(2, 5)) void announce(version);
    await third.kill();
    for (const version of range(6, 9)) await announce(version);
    for (const { until } of recorders) expect(versionsOf(await until(9)).toSorted()).toEqual(range(1, 9));
  });
});
