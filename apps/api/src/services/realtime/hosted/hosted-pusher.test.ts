import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import {
  appKey,
  appSecret,
  listen,
  type OpenInstance,
  openPusher,
  openSocket,
  record,
  startOpenInstances,
  subscribed,
} from '../../../../test/realtime.ts';
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { readEnv } from '../../../settings/env.ts';
import { announceChange } from '../messages/announce.ts';
import { closeUserSockets } from '../messages/close-sockets.ts';
import { realtimeSettings, realtimeSources } from '../realtime-settings.ts';

type Told = { version: number; sequence: number };

const id = '00000000-0000-4000-8000-000000000001';
/** As a server elsewhere: it has a database of its own and speaks the protocol. */
let hosted: OpenInstance;
let database: TestDatabase;
let own: OpenInstance[];
let stop: () => Promise<void>;
const opened: (() => unknown)[] = [];

beforeAll(async () => {
  const { instances, close } = await startOpenInstances(1);
  hosted = instances[0] as OpenInstance;
  database = await createTestDatabase();
  const settings = {
    BROADCASTER: 'pusher',
    PUSHER_HOST: '127.0.0.1',
    PUSHER_PORT: String(hosted.port),
    PUSHER_SCHEME: 'http',
    PUSHER_KEY: appKey,
    PUSHER_SECRET: appSecret,
  };
  own = await Promise.all(
    [1, 2].map(async () => listen(await buildTestApp(settings, { database: openTestDatabase(database.url) }))),
  );
  stop = async () => {
    await Promise.all(own.map((instance) => instance.close()));
    await database.close();
    await close();
  };
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
});
afterAll(() => stop());

async function announce(version: number): Promise<void> {
  const { db } = own[version % 2] as OpenInstance;
  await db.transaction(async (tx) => announceChange(tx, { entity: 'vehicle', id, version, action: 'update' }));
}

describe('a hosted server', () => {
  it('gets every announcement once, in order, and nothing of transactions that fail', async () => {
    const admin = await logInAs(own[0] as OpenInstance, ['admin']);
    const client = openPusher(hosted, admin);
    opened.push(() => client.disconnect());
    const told = record<Told>(await subscribed(client.subscribe('private-vehicle')), 'changed');
    const { db } = own[0] as OpenInstance;
    const failed = db.transaction(async (tx) => {
      announceChange(tx, { entity: 'vehicle', id, version: 99, action: 'update' });
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    const versions = Array.from({ length: 25 }, (_, n) => n + 1);
    for (const version of versions) await announce(version);
    const heard = await told.until(25);
    expect(heard.map(({ version }) => version)).toEqual(versions);
    expect(heard.map(({ sequence }) => sequence)).toEqual(versions);
  });

  it('gets later what it did not take at once', async () => {
    const admin = await logInAs(own[0] as OpenInstance, ['admin']);
    const client = openPusher(hosted, admin);
    opened.push(() => client.disconnect());
    const told = record<Told>(await subscribed(client.subscribe('private-vehicle')), 'changed');
    const answers = vi.spyOn(hosted.db, 'transaction').mockRejectedValueOnce(new Error('Connection terminated'));
    await announce(26);
    await announce(27);
    expect((await told.until(2)).map(({ version }) => version)).toEqual([26, 27]);
    expect(answers).toHaveBeenCalled();
    answers.mockRestore();
  });

  it('ends the connections of a user whose access ends, and knows who is present', async () => {
    const admin = await logInAs(own[0] as OpenInstance, ['admin']);
    const client = openPusher(hosted, admin);
    opened.push(() => client.disconnect());
    client.signin();
    await client.user.signinDonePromise;
    const ended = new Promise<void>((resolve) => client.connection.bind('disconnected', () => resolve()));
    await (own[0] as OpenInstance).db.transaction((tx) => closeUserSockets(tx, admin.userId));
    await ended;
  });

  it('holds the sockets, which this server does not', async () => {
    const [first] = own as [OpenInstance];
    const client = openSocket(first);
    expect(await client.refused).toBe(404);
    expect((await first.app.inject({ method: 'POST', url: '/apps/haisha/events' })).statusCode).toBe(404);
  });
});

describe('what the page is told', () => {
  async function settingsOf(source: Record<string, string>) {
    const env = readEnv(source);
    const credentials = async () => ({ appId: 'a', key: 'k', secret: 's', masterKey: Buffer.alloc(32) });
    const realtime = { ...hosted.app.realtime, credentials };
    return { settings: await realtimeSettings(env, realtime), sources: realtimeSources(env) };
  }
  const pusher = { BROADCASTER: 'pusher', PUSHER_KEY: 'k', PUSHER_SECRET: 'a-secret-of-pusher' };

  it('is its own address for the server itself, and nothing where nobody tells of changes', async () => {
    expect(await settingsOf({ REALTIME_TRANSPORTS: 'ws,xhr_streaming' })).toEqual({
      settings: {
        broadcaster: 'pusher',
        key: 'k',
        cluster: 'mt1',
        scheme: null,
        host: null,
        port: null,
        transports: ['ws', 'xhr_streaming'],
        logLevel: 'error',
        authEndpoint: '/broadcasting/auth',
        userAuthEndpoint: '/broadcasting/user-auth',
      },
      sources: [],
    });
    expect(await settingsOf({ BROADCASTER: 'none' })).toEqual({ settings: null, sources: [] });
  });

  it('is the cluster of Pusher, or a compatible server, which the content policy allows then', async () => {
    expect(await settingsOf({ ...pusher, PUSHER_CLUSTER: 'ap3' })).toMatchObject({
      settings: { cluster: 'ap3', scheme: 'https', host: 'ws-ap3.pusher.com', port: 443 },
      sources: ['https://ws-ap3.pusher.com', 'wss://ws-ap3.pusher.com'],
    });
    const elsewhere = { PUSHER_HOST: 'live.example.jp', PUSHER_PORT: '6001', PUSHER_SCHEME: 'http' };
    expect(await settingsOf({ ...pusher, ...elsewhere })).toMatchObject({
      settings: { scheme: 'http', host: 'live.example.jp', port: 6001 },
      sources: ['http://live.example.jp:6001', 'ws://live.example.jp:6001'],
    });
    expect((await (own[0] as OpenInstance).app.inject('/health/live')).headers['content-security-policy']).toContain(
      `ws://127.0.0.1:${hosted.port}`,
    );
  });

  it('needs the key and the secret of a hosted server', () => {
    for (const missing of ['PUSHER_KEY', 'PUSHER_SECRET']) {
      expect(() => readEnv({ ...pusher, [missing]: '' })).toThrow(`Settings are wrong:\n- ${missing}: `);
    }
  });
});
