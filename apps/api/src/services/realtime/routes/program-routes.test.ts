import { eq } from 'drizzle-orm';
import type PusherServer from 'pusher';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import {
  appKey,
  appSecret,
  type Instance,
  openPusher,
  openSocket,
  programOf,
  startTwo,
  subscribed,
} from '../../../../test/realtime.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';
import { bodyDigest, channelSignature, requestSignature } from '../signatures/signature.ts';

const { one, two, opened, hangUp, stop } = await startTwo();
afterEach(hangUp);
afterAll(stop);

/** A socket that listens to channels, some of them guarded. */
async function listening(instance: Instance, channels: string[]) {
  const client = openSocket(instance);
  opened.push(() => client.socket.terminate());
  const { data } = await client.next('pusher:connection_established');
  const { socket_id } = data as { socket_id: string };
  for (const channel of channels) {
    const channelData = channel.startsWith('presence-') ? JSON.stringify({ user_id: socket_id }) : undefined;
    const auth = channelSignature({ key: appKey, secret: appSecret }, socket_id, channel, channelData);
    client.send('pusher:subscribe', { channel, auth, channel_data: channelData });
    await client.next('pusher_internal:subscription_succeeded');
  }
  return { ...client, socketId: socket_id };
}

type Signed = { query?: Record<string, string>; body?: string; secret?: string; signedBody?: string };

/** A request signed by hand, to be wrong in one thing. */
async function ask(method: 'GET' | 'POST', path: string, { query = {}, body, secret, signedBody = body }: Signed = {}) {
  const all = new Map(
    Object.entries({
      auth_key: appKey,
      auth_timestamp: String(Math.floor(Date.now() / 1000)),
      auth_version: '1.0',
      ...(signedBody !== undefined && { body_md5: bodyDigest(signedBody) }),
      ...query,
    }),
  );
  all.set('auth_signature', requestSignature(secret ?? appSecret, method, path, all));
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  return await one.app.inject({ method, url: `${path}?${new URLSearchParams([...all])}`, headers, payload: body });
}

async function json(response: ReturnType<PusherServer['get']>): Promise<unknown> {
  return await (await response).json();
}

describe('the signature of a program', () => {
  const path = '/apps/haisha/events';
  const event = JSON.stringify({ name: 'told', channel: 'news', data: '1' });
  const now = () => Math.floor(Date.now() / 1000);

  it('lets it in', async () => {
    expect((await ask('POST', path, { body: event })).statusCode).toBe(200);
    expect((await ask('GET', '/apps/haisha/channels')).statusCode).toBe(200);
  });

  it.each<[string, () => Signed]>([
    ['made with another secret', () => ({ body: event, secret: 'other' })],
    ['of another body', () => ({ body: event, signedBody: event.replace('news', 'olds') })],
    ['of no body', () => ({ body: event, signedBody: undefined })],
    ['of long ago', () => ({ body: event, query: { auth_timestamp: String(now() - 601) } })],
    ['of a time to come', () => ({ body: event, query: { auth_timestamp: String(now() + 601) } })],
    ['without a time', () => ({ body: event, query: { auth_timestamp: '' } })],
    ['for another key', () => ({ body: event, query: { auth_key: 'other' } })],
    ['in another version', () => ({ body: event, query: { auth_version: '2.0' } })],
  ])('%s is refused', async (what, signed) => {
    const response = await ask('POST', path, { ...signed(), ...(what === 'of no body' && { signedBody: '' }) });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'signature.invalid' });
  });

  it('is for one application, and for one path', async () => {
    expect((await ask('POST', '/apps/other/events', { body: event })).statusCode).toBe(404);
    const { body } = await ask('GET', '/apps/haisha/channels');
    expect(body).toContain('channels');
    expect((await one.app.inject({ method: 'POST', url: path, payload: event })).statusCode).toBe(401);
  });
});

describe('events of programs', () => {
  it('go to several channels at once, and in batches', async () => {
    const client = await listening(two, ['a', 'b']);
    await programOf(one).trigger(['a', 'b'], 'told', 'text');
    expect(await client.next('told')).toMatchObject({ channel: 'a', data: 'text' });
    expect(await client.next('told')).toMatchObject({ channel: 'b', data: 'text' });
    await programOf(one).triggerBatch([
      { channel: 'a', name: 'first', data: { n: 1 } },
      { channel: 'b', name: 'second', data: { n: 2 }, socket_id: client.socketId },
      { channel: 'b', name: 'third', data: { n: 3 } },
    ]);
    expect(await client.next('third')).toMatchObject({ data: { n: 3 } });
    expect(client.frames.map(({ event }) => event)).toEqual(['first']);
  });

  it('are refused when too large, too many, or for channels that cannot be', async () => {
    const trigger = (content: object) => ask('POST', '/apps/haisha/events', { body: JSON.stringify(content) });
    const event = { name: 'told', channel: 'news', data: 'x' };
    const statuses = [
      await trigger({ ...event, data: 'x'.repeat(10_240) }),
      await trigger({ ...event, data: 'x'.repeat(10_241) }),
      await trigger({ ...event, data: 'あ'.repeat(3_414) }),
      await trigger({ ...event, channel: 'with space' }),
      await trigger({ ...event, channel: '#control' }),
      await trigger({ ...event, channel: undefined }),
      await trigger({ ...event, name: 'x'.repeat(201) }),
      await trigger({ ...event, name: 'a\u0000b' }),
      await trigger({ ...event, data: 'a\u0000b' }),
      await trigger({ ...event, socket_id: 'a\u0000b' }),
      await trigger({ ...event, channels: Array.from({ length: 101 }, (_, n) => `c${n}`) }),
      await ask('POST', '/apps/haisha/events', { body: '{' }),
      await ask('POST', '/apps/haisha/batch_events', { body: JSON.stringify({ batch: Array(11).fill(event) }) }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 413, 413, ...Array(10).fill(400)]);
  });
});

describe('questions of programs', () => {
  it('are answered for the sockets of all processes', async () => {
    await listening(one, ['count-a', 'presence-count']);
    await listening(two, ['count-a', 'count-b', 'presence-count']);
    for (const program of [programOf(one), programOf(two)]) {
      expect(await json(program.get({ path: '/channels', params: { filter_by_prefix: 'count-' } }))).toEqual({
        channels: { 'count-a': {}, 'count-b': {} },
      });
      const info = 'user_count';
      const presence = { filter_by_prefix: 'presence-count', info };
      expect(await json(program.get({ path: '/channels', params: presence }))).toEqual({
        channels: { 'presence-count': { user_count: 2 } },
      });
      expect(
        await json(program.get({ path: '/channels/count-a', params: { info: 'subscription_count,user_count' } })),
      ).toEqual({ occupied: true, subscription_count: 2 });
      expect(await json(program.get({ path: '/channels/count-none' }))).toEqual({ occupied: false });
    }
    expect((await ask('GET', '/apps/haisha/channels', { query: { info: 'user_count' } })).statusCode).toBe(400);
    expect((await ask('GET', '/apps/haisha/channels/count-a/users')).statusCode).toBe(400);
  });

  it('ask each process once', async () => {
    const questions = () => one.db.$count(realtimeMessages, eq(realtimeMessages.event, 'count'));
    for (const path of ['/channels/quiet', '/channels']) {
      const before = await questions();
      await programOf(one).get({ path, params: { info: 'subscription_count' } });
      expect((await questions()) - before, path).toBe(1);
    }
  });

  it('are answered for the last events of several channels', async () => {
    const channels = ['cache-one', 'cache-two', 'cache-none', 'plain'];
    await listening(one, channels);
    for (const channel of ['cache-one', 'cache-two', 'plain']) await programOf(one).trigger(channel, 'told', channel);
    const params = { filter_by_prefix: 'cache-', info: 'cache' };
    expect(await json(programOf(one).get({ path: '/channels', params }))).toMatchObject({
      channels: { 'cache-one': { cache: { data: 'cache-one' } }, 'cache-two': { cache: { data: 'cache-two' } } },
    });
    const sent = programOf(one).trigger(channels.slice(2), 'told', 'new', { info: 'cache' });
    expect(await json(sent)).toMatchObject({ channels: { 'cache-none': { cache: { data: 'new' } }, plain: {} } });
  });

  it('may go along with an event', async () => {
    await listening(two, ['presence-info']);
    const sent = programOf(one).trigger(['presence-info', 'quiet'], 'told', 1, {
      info: 'subscription_count,user_count',
    });
    expect(await json(sent)).toEqual({
      channels: {
        'presence-info': { subscription_count: 1, user_count: 1 },
        quiet: { subscription_count: 0 },
      },
    });
    const batch = programOf(one).triggerBatch([
      { channel: 'quiet', name: 'told', data: '', info: 'subscription_count' },
      { channel: 'cache-last', name: 'told', data: 'kept', info: 'cache' },
    ]);
    expect(await json(batch)).toEqual({
      batch: [{ subscription_count: 0 }, { cache: { data: 'kept', ttl: 1800 } }],
    });
  });
});

it('ends the connections of a user on every process', async () => {
  const browser = await logInAs(one, ['admin']);
  const client = openPusher(two, browser);
  opened.push(() => client.disconnect());
  await subscribed(client.subscribe('private-vehicle'));
  const ended = new Promise<void>((resolve) => client.connection.bind('disconnected', () => resolve()));
  await programOf(one).terminateUserConnections(browser.userId);
  await ended;
});
