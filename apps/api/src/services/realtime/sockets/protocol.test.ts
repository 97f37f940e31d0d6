import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { appKey, type OpenInstance, openPusher, openSocket, startOpenInstances } from '../../../../test/realtime.ts';
import { publish } from '../messages/publish.ts';

const opened: (() => unknown)[] = [];
let instance: OpenInstance;
let stop: () => Promise<void>;

async function start(settings: Record<string, string>): Promise<OpenInstance> {
  const { instances, close } = await startOpenInstances(1, settings);
  opened.push(close);
  return instances[0] as OpenInstance;
}

beforeAll(async () => {
  const { instances, close } = await startOpenInstances(1, {
    PUBLIC_ORIGIN: 'https://haisha.example.jp',
    TRUST_PROXY: '127.0.0.1',
  });
  instance = instances[0] as OpenInstance;
  stop = close;
});
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});
afterAll(() => stop());

function open(options?: Parameters<typeof openSocket>[1], on = instance) {
  const client = openSocket(on, options);
  opened.push(() => client.socket.terminate());
  return client;
}

async function greeted(on = instance) {
  const client = open({}, on);
  await client.next('pusher:connection_established');
  return client;
}

describe('the door', () => {
  it('greets a client with its socket id and how long it may be silent', async () => {
    const { data } = await open().next('pusher:connection_established');
    expect(data).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 120 });
  });

  it.each([
    ['/app/other-key?protocol=7', 4001],
    ['/app?protocol=7', 4005],
    [`/app/${appKey}?protocol=x`, 4006],
    [`/app/${appKey}?protocol=6`, 4007],
    [`/app/${appKey}`, 4008],
  ])('refuses %s with %i', async (path, code) => {
    const client = open({ path });
    expect(await client.next('pusher:error')).toMatchObject({ data: { code } });
    expect(await client.closed).toMatchObject({ code });
  });

  it('wants a secure connection where the site is served by https', async () => {
    const headers = { 'x-forwarded-proto': 'http' };
    expect(await open({ headers }).closed).toMatchObject({ code: 4000 });
    const secure = open({ headers: { 'x-forwarded-proto': 'https', origin: 'https://haisha.example.jp' } });
    await secure.next('pusher:connection_established');
  });

  it('lets no page of another site in', async () => {
    expect(await open({ headers: { origin: 'https://elsewhere.example.jp' } }).refused).toBe(403);
    const other = await start({});
    expect(await open({ headers: { origin: 'https://elsewhere.example.jp' } }, other).refused).toBe(403);
    const own = open({ headers: { origin: `http://127.0.0.1:${other.port}` } }, other);
    await own.next('pusher:connection_established');
  });

  it('is closed with 4100 while the process holds as many sockets as it may', async () => {
    const small = await start({ REALTIME_MOST_SOCKETS: '1' });
    const first = await greeted(small);
    expect(await open({}, small).closed).toMatchObject({ code: 4100 });
    first.socket.close();
    await first.closed;
    await vi.waitFor(() => expect(small.app.realtime.builtin?.hub.sockets.size).toBe(0));
    await greeted(small);
  });
});

describe('a conversation', () => {
  it('answers a ping, and says what it does not understand without ending', async () => {
    const client = await greeted();
    client.send('pusher:ping', {});
    await client.next('pusher:pong');
    client.send('pusher:unheard-of', {});
    client.socket.send('no json');
    client.socket.send('{"data":1}');
    client.send('pusher:subscribe', {});
    for (let faults = 0; faults < 4; faults += 1) await client.next('pusher:error');
    client.send('pusher:ping', {});
    await client.next('pusher:pong');
  });

  it('refuses names that no channel can have, and a second subscription to the same', async () => {
    const client = await greeted();
    for (const channel of ['', 'with space', '#control', '#server-to-user-somebody', 'x'.repeat(201)]) {
      client.send('pusher:subscribe', { channel });
      expect(await client.next('pusher:subscription_error')).toMatchObject({ channel, data: { status: 400 } });
    }
    client.send('pusher:subscribe', { channel: 'news' });
    await client.next('pusher_internal:subscription_succeeded');
    client.send('pusher:subscribe', { channel: 'news' });
    expect(await client.next('pusher:error')).toMatchObject({
      data: { code: null, message: 'Existing subscription to channel news' },
    });
  });

  it('ends when a frame is larger than any event', async () => {
    const client = await greeted();
    client.socket.send('x'.repeat(40_000));
    expect(await client.closed).toMatchObject({ code: 1009 });
  });

  it('asks a silent client for a sign of life and closes with 4201 without one', async () => {
    const impatient = await start({ REALTIME_ACTIVITY_SECONDS: '1' });
    const silent = await greeted(impatient);
    await silent.next('pusher:ping');
    expect(await silent.closed).toMatchObject({ code: 4201 });

    const alive = await greeted(impatient);
    for (let asked = 0; asked < 2; asked += 1) {
      await alive.next('pusher:ping');
      alive.send('pusher:pong', {});
    }
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
  });

  it('lets pusher-js ask for a sign of life itself', async () => {
    const client = openPusher(instance, undefined, { activityTimeout: 300, pongTimeout: 2_000 });
    opened.push(() => client.disconnect());
    const pongs: unknown[] = [];
    const isEnough = new Promise<void>((resolve) =>
      client.connection.bind('message', ({ event }: { event: string }) => {
        if (event === 'pusher:pong') pongs.push(event);
        if (pongs.length === 2) resolve();
      }),
    );
    await isEnough;
    expect(client.connection.state).toBe('connected');
  });

  it('is closed with 4009 when nobody signs in within the time allowed', async () => {
    const strict = await start({ REALTIME_SIGN_IN_SECONDS: '1', REALTIME_ACTIVITY_SECONDS: '2' });
    const nobody = await greeted(strict);
    nobody.send('pusher:subscribe', { channel: 'news' });
    expect(await nobody.closed).toMatchObject({ code: 4009 });
  });

  it('is cut off when the client does not read', async () => {
    const client = await greeted();
    client.send('pusher:subscribe', { channel: 'news' });
    await client.next('pusher_internal:subscription_succeeded');
    const { hub } = instance.app.realtime.builtin ?? {};
    const others = (hub?.sockets.size ?? 0) - 1;
    client.socket.pause();
    const message = { channel: 'news', event: 'flood', data: 'x'.repeat(10_000), exceptSocketId: null, userId: null };
    for (let id = -1; (hub?.sockets.size ?? 0) > others && id > -100_000; id -= 1) {
      hub?.deliver({ ...message, id: Number.MAX_SAFE_INTEGER + id });
      if (id % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(hub?.sockets.size).toBe(others);
  });

  it('ends with 4200 when the server stops, so that the client connects again at once', async () => {
    const stopping = await start({});
    const client = await greeted(stopping);
    const pusher = openPusher(stopping);
    opened.push(() => pusher.disconnect());
    await new Promise<void>((resolve) => pusher.connection.bind('connected', () => resolve()));
    const states: string[] = [];
    pusher.connection.bind('state_change', ({ current }: { current: string }) => states.push(current));
    await Promise.all([stopping.app.close(), client.closed]);
    expect(await client.closed).toMatchObject({ code: 4200 });
    expect(states[0]).toBe('connecting');
    expect(states).not.toContain('disconnected');
  });

  it('sends what is published to a channel that clients subscribed to', async () => {
    const client = await greeted();
    client.send('pusher:subscribe', { channel: 'news' });
    await client.next('pusher_internal:subscription_succeeded');
    await publish(instance.db, [{ channel: 'news', event: 'told', data: '{"a":1}' }]);
    expect(await client.next('told')).toEqual({ event: 'told', channel: 'news', data: { a: 1 } });
  });
});
