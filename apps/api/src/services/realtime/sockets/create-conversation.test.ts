import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { appKey, appSecret } from '../../../../test/realtime.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { realtimeInstances, realtimeMembers } from '../../../db/schema/services/realtime.ts';
import { seeInstance } from '../presence/instances.ts';
import { createPresence, type Presence } from '../presence/presence.ts';
import { channelSignature } from '../signatures/signature.ts';
import { createConversation } from './create-conversation.ts';
import { createRevokedGrants } from './create-revoked-grants.ts';
import { createHub } from './hub.ts';
import { limits } from './protocol.ts';
import type { Socket } from './socket.ts';

const channel = 'presence-desk';
const credentials = { appId: 'haisha', key: appKey, secret: appSecret, masterKey: Buffer.alloc(32) };
const warn = vi.fn();
let database: TestDatabase;
let instanceId: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  warn.mockClear();
  instanceId = randomUUID();
  await database.db.delete(realtimeInstances);
  await seeInstance(database.db, instanceId);
});
afterAll(() => database.close());

/** A socket that keeps what it is told, and the hub it is in. */
function open(presence: Presence) {
  const { db } = database;
  const told: string[] = [];
  const socket: Socket = {
    ...{ id: '1.1', connectedAt: 0, heardAt: 0, askedAt: null, identities: [], isGuarded: false, userId: null },
    send: (frame) => told.push(JSON.parse(frame.toString()).event),
    close: (_code, message) => told.push(message),
    closed: Promise.resolve(),
  };
  const hub = createHub(() => undefined);
  const now = Date.now;
  const context = { db, hub, presence, revokedGrants: createRevokedGrants(now), credentials, now, warn };
  const conversation = createConversation(context, socket);
  const say = (event: string, data: object) => conversation.hear(JSON.stringify({ event, data }));
  return {
    told,
    hub,
    socket,
    end: conversation.end,
    unsubscribe: () => say('pusher:unsubscribe', { channel }),
    subscribe() {
      const channelData = JSON.stringify({ user_id: 'late' });
      const auth = channelSignature(credentials, socket.id, channel, channelData);
      say('pusher:subscribe', { channel, auth, channel_data: channelData });
    },
  };
}

it('whoever comes again to a channel that was full is let in as soon as a seat is free, and gives it up', async () => {
  const { db } = database;
  const names = Array.from({ length: limits.membersPerChannel }, (_, n) => `p${n}`);
  const seats = names.map((name) => ({ channel, socketId: name, instanceId, userId: name, userInfo: {} }));
  await db.insert(realtimeMembers).values(seats);
  const presence = createPresence(db, instanceId, warn);
  const leave = async (seat: Parameters<Presence['leave']>[0]) => {
    await presence.leave(seat);
    await presence.leave({ channel, socketId: 'p0' });
  };
  const { told, hub, socket, subscribe, unsubscribe, end } = open({ ...presence, leave });
  subscribe();
  unsubscribe();
  subscribe();
  await vi.waitFor(() => expect(told).not.toEqual([]));
  expect(told).toEqual(['pusher_internal:subscription_succeeded']);
  expect(hub.find(socket, channel)).toBeDefined();
  await end();
  expect(hub.find(socket, channel)).toBeUndefined();
  const left = await db.select({ userId: realtimeMembers.userId }).from(realtimeMembers);
  expect(left.map(({ userId }) => userId)).not.toContain('late');
});

it('a seat that cannot be given up is given up later, and the log says why', async () => {
  const { db } = database;
  const presence = createPresence(db, instanceId, warn);
  const { told, subscribe, end } = open(presence);
  subscribe();
  await vi.waitFor(() => expect(told).toEqual(['pusher_internal:subscription_succeeded']));
  await db.execute(sql`alter table realtime_members rename to realtime_members_away`);
  await end();
  await db.execute(sql`alter table realtime_members_away rename to realtime_members`);
  expect(warn).toHaveBeenCalledOnce();
  expect(await db.$count(realtimeMembers)).toBe(1);
  await presence.leaveAgain();
  expect(await db.$count(realtimeMembers)).toBe(0);
});
