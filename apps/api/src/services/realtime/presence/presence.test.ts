import type { PresenceChannel } from 'pusher-js';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { createDepartment } from '../../../../test/masters.ts';
import {
  appKey,
  appSecret,
  type Instance,
  nextEvent,
  openPusher,
  openSocket,
  programOf,
  startTwo,
  subscribed,
} from '../../../../test/realtime.ts';
import { startServerProcess } from '../../../../test/server-process.ts';
import { realtimeMembers } from '../../../db/schema/services/realtime.ts';
import { channelSignature } from '../signatures/signature.ts';

type Member = { id: string };
type Browser = Awaited<ReturnType<typeof logInAs>>;

const { one, two, admin, opened, hangUp, stop } = await startTwo();
const people: [Browser, Browser, Browser] = [admin, await logInAs(one, ['admin']), await logInAs(one, ['viewer'])];
const channelName = `presence-department.${(await createDepartment(admin)).id}`;
afterEach(async () => {
  await hangUp();
  await vi.waitFor(async () => expect(await one.db.$count(realtimeMembers)).toBe(0), 10_000);
});
afterAll(stop);

function enter(instance: Instance, browser: Browser) {
  const client = openPusher(instance, browser);
  opened.push(() => client.disconnect());
  const channel = client.subscribe(channelName) as PresenceChannel;
  const seen: string[] = [];
  channel.bind('pusher:member_added', ({ id }: Member) => seen.push(`+${id}`));
  channel.bind('pusher:member_removed', ({ id }: Member) => seen.push(`-${id}`));
  return { client, channel, seen };
}

function idsOf(channel: PresenceChannel): string[] {
  return Object.keys(channel.members.members as object).sort();
}

/** Subscribes as somebody whom only a program with the secret knows. */
async function enterAs(instance: Instance, userId: string) {
  const client = openSocket(instance);
  opened.push(() => client.socket.terminate());
  const { data } = await client.next('pusher:connection_established');
  const { socket_id } = data as { socket_id: string };
  const channelData = JSON.stringify({ user_id: userId, user_info: { n: userId } });
  const auth = channelSignature({ key: appKey, secret: appSecret }, socket_id, channelName, channelData);
  client.send('pusher:subscribe', { channel: channelName, auth, channel_data: channelData });
  return client;
}

describe('who is in a channel', () => {
  it('is told to the one who comes, and the others are told of the one, once a person on all processes', async () => {
    const first = enter(one, people[0]);
    await subscribed(first.channel);
    expect(idsOf(first.channel)).toEqual([people[0].userId]);

    const second = enter(two, people[1]);
    await subscribed(second.channel);
    expect(idsOf(second.channel)).toEqual([people[0].userId, people[1].userId].sort());
    expect(second.channel.members.me).toMatchObject({ id: people[1].userId, info: {} });

    const again = enter(one, people[1]);
    await subscribed(again.channel);
    second.client.disconnect();
    const third = enter(two, people[2]);
    await subscribed(third.channel);
    again.client.disconnect();
    await nextEvent(third.channel, 'pusher:member_removed');
    await vi.waitFor(() => expect(first.seen).toHaveLength(3));
    expect(first.seen).toEqual([`+${people[1].userId}`, `+${people[2].userId}`, `-${people[1].userId}`]);
    expect(third.seen).toEqual([`-${people[1].userId}`]);
  });

  it('is complete, with nobody missed or doubled, when forty come and go at the same time', async () => {
    const watcher = await enterAs(one, 'watcher');
    await watcher.next('pusher_internal:subscription_succeeded');
    const names = Array.from({ length: 40 }, (_, n) => `person-${n}`);
    const clients = await Promise.all(names.map((name, n) => enterAs(n % 2 === 0 ? one : two, name)));
    const rooms = await Promise.all(
      clients.map(async (client) => {
        const { data } = await client.next('pusher_internal:subscription_succeeded');
        return (data as { presence: { ids: string[] } }).presence.ids;
      }),
    );
    const all = ['watcher', ...names].sort();
    const known = (at: number) => [
      ...(rooms[at] ?? []),
      ...(clients[at]?.frames ?? [])
        .filter(({ event }) => event === 'pusher_internal:member_added')
        .map(({ data }) => (data as { user_id: string }).user_id),
    ];
    for (const at of clients.keys()) await vi.waitFor(() => expect(known(at).sort()).toEqual(all), 10_000);

    for (const client of clients.slice(0, 20)) client.socket.terminate();
    const gone = () => watcher.frames.filter(({ event }) => event === 'pusher_internal:member_removed');
    await vi.waitFor(() => expect(gone()).toHaveLength(20), 10_000);
    const ids = gone().map(({ data }) => (data as { user_id: string }).user_id);
    expect(ids.sort()).toEqual(names.slice(0, 20).sort());
    const { users } = (await (await programOf(two).get({ path: `/channels/${channelName}/users` })).json()) as {
      users: { id: string }[];
    };
    expect(users.map(({ id }) => id).sort()).toEqual(['watcher', ...names.slice(20)].sort());
  });

  it('delivers what is published while somebody enters', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, (_, n) => enterAs(n % 2 === 0 ? one : two, `p${n}`)));
    await programOf(one).trigger(channelName, 'told', { n: 1 });
    for (const client of clients) {
      await client.next('pusher_internal:subscription_succeeded');
      expect(await client.next('told')).toMatchObject({ data: { n: 1 } });
    }
  });

  it('is at most a hundred people', async () => {
    const clients = await Promise.all(Array.from({ length: 100 }, (_, n) => enterAs(n % 2 === 0 ? one : two, `p${n}`)));
    for (const client of clients) await client.next('pusher_internal:subscription_succeeded');
    const late = await enterAs(two, 'late');
    expect(await late.next('pusher:subscription_error')).toMatchObject({ data: { type: 'LimitReached' } });
    late.send('client-typing', {}, channelName);
    expect(await late.next('pusher:error')).toMatchObject({ data: { code: 4300 } });
    const other = await enterAs(one, 'p7');
    await other.next('pusher_internal:subscription_succeeded');
  });

  it('says who sent a client event', async () => {
    const sender = enter(one, people[0]);
    const hearer = await enterAs(two, 'hearer');
    await Promise.all([subscribed(sender.channel), hearer.next('pusher_internal:subscription_succeeded')]);
    sender.channel.trigger('client-typing', { field: 'name' });
    expect(await hearer.next('client-typing')).toMatchObject({ user_id: people[0].userId, data: { field: 'name' } });
  });

  it('forgets the people of a process that was killed', async () => {
    const watcher = await enterAs(one, 'watcher');
    await watcher.next('pusher_internal:subscription_succeeded');
    const killed = await startServerProcess(one.url, { PUSHER_KEY: appKey, PUSHER_SECRET: appSecret });
    opened.push(killed.kill);
    const { port } = killed;
    await enterAs({ ...one, port }, 'victim');
    expect(await watcher.next('pusher_internal:member_added')).toMatchObject({ data: { user_id: 'victim' } });
    await killed.kill();
    expect(await watcher.next('pusher_internal:member_removed')).toMatchObject({ data: { user_id: 'victim' } });
  });
});
