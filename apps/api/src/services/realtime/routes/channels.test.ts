import { userChannel } from '@haisha/validation/realtime-names';
import Echo from 'laravel-echo';
import PusherServer from 'pusher';
import type { Channel } from 'pusher-js';
import nacl from 'tweetnacl';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import {
  appKey,
  appSecret,
  type Instance,
  masterKey,
  nextEvent,
  openPusher,
  openSocket,
  programOf,
  record,
  startTwo,
  subscribed,
} from '../../../../test/realtime.ts';
import { channelSignature } from '../signatures/signature.ts';

type Browser = Awaited<ReturnType<typeof logInAs>>;

const { one, two, admin, opened, hangUp, stop } = await startTwo();
afterEach(hangUp);
afterAll(stop);

function connect(instance: Instance, browser?: Browser, options = {}) {
  const client = openPusher(instance, browser, options);
  opened.push(() => client.disconnect());
  return client;
}

/** Subscribes on both servers. */
async function onBoth(channel: string, browser?: Browser): Promise<[Channel, Channel]> {
  const channels = [one, two].map((instance) => subscribed(connect(instance, browser).subscribe(channel)));
  return (await Promise.all(channels)) as [Channel, Channel];
}

describe('a public channel', () => {
  it('carries what a program publishes to the sockets of every process, but for the socket that caused it', async () => {
    const [here, there] = await onBoth('news');
    const excepted = record(here, 'told');
    const heard = record(there, 'told');
    const program = programOf(one);
    await program.trigger('news', 'told', { n: 1 }, { socket_id: here.pusher.connection.socket_id });
    await program.trigger('news', 'told', { n: 2 });
    expect(await heard.until(2)).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await excepted.until(1)).toEqual([{ n: 2 }]);
  });

  it('is quiet after unsubscribing', async () => {
    const [here, there] = await onBoth('news');
    const left = record(here, 'told');
    here.unsubscribe();
    await vi.waitFor(async () => {
      const info = { info: 'subscription_count' };
      const asked = await programOf(one).get({ path: '/channels/news', params: info });
      expect(await asked.json()).toEqual({ occupied: true, subscription_count: 1 });
    }, 10_000);
    const heard = record(there, 'told');
    await programOf(two).trigger('news', 'told', 1);
    await heard.until(1);
    expect(left.heard).toEqual([]);
  });
});

describe('a private channel', () => {
  it('opens to whom it is open, and to nobody else', async () => {
    await onBoth('private-vehicle', admin);
    const driver = await logInAs(one, ['driver']);
    const refused = connect(two, driver).subscribe('private-vehicle');
    expect(await nextEvent(refused, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError', error: /403/ });
  });

  it.each([
    ['no signature', undefined],
    ['a signature of another socket', channelSignature({ key: appKey, secret: appSecret }, '1.1', 'private-vehicle')],
    ['one with another secret', `${appKey}:${'0'.repeat(64)}`],
  ])('is closed with 401 to %s', async (_what, auth) => {
    const client = openSocket(two);
    opened.push(() => client.socket.terminate());
    await client.next('pusher:connection_established');
    client.send('pusher:subscribe', { channel: 'private-vehicle', auth });
    expect(await client.next('pusher:subscription_error')).toMatchObject({
      channel: 'private-vehicle',
      data: { type: 'AuthError', status: 401 },
    });
  });

  it('lets Laravel Echo in as well', async () => {
    const echo = new Echo({ broadcaster: 'pusher', key: appKey, client: connect(two, admin) });
    opened.push(() => echo.disconnect());
    const told = new Promise((resolve) => {
      echo
        .private('vehicle')
        .subscribed(async () => await programOf(one).trigger('private-vehicle', 'changed', { id: 1 }));
      echo.private('vehicle').listen('.changed', resolve);
    });
    expect(await told).toEqual({ id: 1 });
  });
});

describe('client events', () => {
  it('reach the others on every process, not the sender', async () => {
    const [here, there] = await onBoth(userChannel(admin.userId), admin);
    const own = record(here, 'client-typing');
    const heard = record(there, 'client-typing');
    here.trigger('client-typing', { n: 1 });
    expect(await heard.until(1)).toEqual([{ n: 1 }]);
    there.trigger('client-typing', { n: 2 });
    expect(await own.until(1)).toEqual([{ n: 2 }]);
  });

  it('are refused on channels that are public or not subscribed to, when too large or not to be kept, and beyond ten a second', async () => {
    const channel = userChannel(admin.userId);
    const client = openSocket(one);
    opened.push(() => client.socket.terminate());
    const { data } = await client.next('pusher:connection_established');
    const { socket_id } = data as { socket_id: string };
    client.send('pusher:subscribe', { channel: 'news' });
    await client.next('pusher_internal:subscription_succeeded');
    for (const name of ['news', channel]) {
      client.send('client-typing', {}, name);
      expect(await client.next('pusher:error')).toMatchObject({ data: { code: 4300 } });
    }
    const answer = (await admin.post('/broadcasting/auth', { socket_id, channel_name: channel })).json();
    client.send('pusher:subscribe', { channel, ...answer });
    await client.next('pusher_internal:subscription_succeeded');
    for (const text of ['x'.repeat(10_241), 'a\u0000b']) {
      client.send('client-typing', text, channel);
      expect(await client.next('pusher:error')).toMatchObject({ data: { code: 4300 } });
    }
    for (let sent = 0; sent < 12; sent += 1) client.send('client-typing', {}, channel);
    expect(await client.next('pusher:error')).toMatchObject({ data: { code: 4301 } });
  });
});

describe('an encrypted channel', () => {
  it('passes on what the server itself cannot read', async () => {
    const channel = `private-encrypted-user.${admin.userId}`;
    const client = connect(two, admin, { nacl });
    const open = await subscribed(client.subscribe(channel));
    const told = nextEvent(open, 'told');
    const program = new PusherServer({
      appId: 'haisha',
      key: appKey,
      secret: appSecret,
      host: '127.0.0.1',
      port: String(one.port),
      encryptionMasterKeyBase64: masterKey,
    });
    await program.trigger(channel, 'told', { secret: '秘密' });
    expect(await told).toEqual({ secret: '秘密' });
    const { rows } = await one.pool.query('select data from realtime_messages where channel = $1', [channel]);
    expect(rows.map(({ data }) => Object.keys(JSON.parse(data)).sort())).toEqual([['ciphertext', 'nonce']]);
  });
});

describe('a cache channel', () => {
  it('tells a later subscriber the last event, on any process, and says when there is none', async () => {
    const missed = connect(one).subscribe('cache-board');
    await nextEvent(missed, 'pusher:cache_miss');
    const heard = record(missed, 'told');
    await programOf(one).trigger('cache-board', 'told', { n: 1 });
    await programOf(one).trigger('cache-board', 'told', { n: 2 });
    await heard.until(2);
    for (const instance of [one, two]) {
      const later = connect(instance).subscribe('cache-board');
      expect(await nextEvent(later, 'told')).toEqual({ n: 2 });
    }
  });

  it('neither misses nor repeats what is published while somebody subscribes', async () => {
    const publishing = Promise.all(
      Array.from({ length: 30 }, (_, n) => programOf(n % 2 === 0 ? one : two).trigger('cache-race', 'told', n)),
    );
    const channels = Array.from({ length: 10 }, (_, n) => {
      const channel = connect(n % 2 === 0 ? one : two).subscribe('cache-race');
      return { channel, told: record<number>(channel, 'told') };
    });
    await publishing;
    await programOf(one).trigger('cache-race', 'told', -1);
    for (const { channel, told } of channels) {
      await vi.waitFor(() => expect(told.heard.at(-1)).toBe(-1), 10_000);
      expect(new Set(told.heard).size, channel.name).toBe(told.heard.length);
    }
    const all = Math.max(...channels.map(({ told }) => told.heard.length));
    const order = channels.find(({ told }) => told.heard.length === all)?.told.heard ?? [];
    for (const { told } of channels) expect(told.heard).toEqual(order.slice(order.length - told.heard.length));
  });
});

describe('a user who signed in', () => {
  it('hears what is sent to the user on every socket, and loses all when the connections are ended', async () => {
    const sockets = [one, two].map((instance) => connect(instance, admin));
    const heard = sockets.map(
      (client) => new Promise((resolve) => client.user.bind('told', (data: unknown) => resolve(data))),
    );
    for (const client of sockets) {
      client.signin();
      await client.user.signinDonePromise;
    }
    await programOf(one).sendToUser(admin.userId, 'told', { n: 1 });
    expect(await Promise.all(heard)).toEqual([{ n: 1 }, { n: 1 }]);

    const ended = sockets.map(
      (client) => new Promise<void>((resolve) => client.connection.bind('disconnected', () => resolve())),
    );
    await programOf(two).terminateUserConnections(admin.userId);
    await Promise.all(ended);
  });

  it('cannot be somebody else', async () => {
    const client = openSocket(one);
    const { data } = await client.next('pusher:connection_established');
    const { socket_id } = data as { socket_id: string };
    const answer = (await admin.post('/broadcasting/user-auth', { socket_id })).json();
    client.send('pusher:signin', { ...answer, user_data: answer.user_data.replace(admin.userId, 'other') });
    expect(await client.closed).toMatchObject({ code: 4009 });
  });
});
