import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishPage } from '../../../../test/publish-page.ts';
import { range, type ServerPair, startPair, versionsOf } from '../../../../test/server-pair.ts';
import { clearMessages } from './clear-messages.ts';

let pair: ServerPair;
beforeAll(async () => {
  pair = await startPair();
});
afterEach(() => pair.hangUp());
afterAll(() => pair.close());

/** Ends the connections that listen, as a restart of the database or a broken wire does. */
async function cutListeners(): Promise<number> {
  const { rowCount } = await pair.one.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'haisha realtime' and datname = current_database()`,
  );
  return rowCount ?? 0;
}

describe('servers that share PostgreSQL alone', () => {
  it('delivers each message once to every process, also those written while the listening connection is away', async () => {
    const recorders = await pair.listenOnBoth();
    const writing = (async () => {
      for (const version of range(1, 100)) await pair.announce(version, version % 2 === 0 ? pair.one : pair.two);
    })();
    let cut = 0;
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(recorders.map(({ until }) => until(round * 15 + 1)));
      const former = await pair.listenerPids();
      cut += await cutListeners();
      const isNew = (pid: number) => !former.includes(pid);
      await vi.waitFor(async () => expect((await pair.listenerPids()).filter(isNew)).toHaveLength(2), 5_000);
    }
    await writing;
    expect(cut).toBe(10);
    for (const recorder of recorders) expect(versionsOf(await recorder.until(100))).toEqual(range(1, 100));
  });

  it('is not ready while it does not listen', async () => {
    publishPage(pair.one.env.RELEASE_STORE);
    const ready = async () => (await pair.one.app.inject('/health/ready')).statusCode;
    expect(await ready()).toBe(200);
    await cutListeners();
    await vi.waitFor(() => expect(pair.one.app.realtime.isConnected()).toBe(false), { timeout: 5_000, interval: 1 });
    expect(await ready()).toBe(503);
    await vi.waitFor(async () => expect(await ready()).toBe(200), 5_000);
  });

  it('keeps messages for a while only', async () => {
    await pair.announce(1);
    await pair.one.pool.query(`update realtime_messages set created_at = created_at - interval '6 minutes'`);
    await pair.announce(2);
    await clearMessages(pair.one.db, false);
    const { rows } = await pair.one.pool.query('select data from realtime_messages');
    expect(rows.map(({ data }) => JSON.parse(data).version)).toEqual([2]);
  });

  it('tells how many sockets, subscriptions and messages there are', async () => {
    const [here] = await pair.listenOnBoth();
    await pair.announce(1);
    await here?.until(1);
    const { body } = await pair.one.app.inject('/metrics');
    expect(body).toMatch(/^realtime_connected 1$/m);
    expect(body).toMatch(/^realtime_sockets 1$/m);
    expect(body).toMatch(/^realtime_subscriptions 1$/m);
    expect(body).toMatch(/^realtime_messages_total \d+$/m);
  });
});
