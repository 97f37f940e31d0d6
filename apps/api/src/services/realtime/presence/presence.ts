import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { realtimeInstances, realtimeMembers } from '../../../db/schema/services/realtime.ts';
import { lockChannels } from '../messages/lock-channels.ts';
import { sendMessages } from '../messages/message.ts';
import { memberAdded, memberRemoved } from '../sockets/hub.ts';
import { limits } from '../sockets/protocol.ts';

export type Member = { userId: string; userInfo: unknown };

/** Who is there, complete up to a message. */
export type Joined = { members: Member[]; upTo: number };

type Seat = { channel: string; socketId: string };

/** Who is in presence channels, in the database: the sockets of all processes count. */
export type Presence = ReturnType<typeof createPresence>;

export function createPresence(db: Database, instanceId: string, warn: (error: unknown) => void) {
  /** Seats that could not be given up while the database was away. */
  const left = new Set<Seat>();

  async function leave(seat: Seat): Promise<void> {
    await db.transaction(async (tx) => {
      await lockChannels(tx, [seat.channel]);
      const { channel, socketId } = realtimeMembers;
      const gone = await tx
        .delete(realtimeMembers)
        .where(and(eq(channel, seat.channel), eq(socketId, seat.socketId)))
        .returning({ userId: realtimeMembers.userId });
      await tellGone(tx, seat.channel, gone);
    });
  }

  return {
    /** Null when the channel is full. */
    async join({ channel, socketId }: Seat, { userId, userInfo }: Member): Promise<Joined | null> {
      return await db.transaction(async (tx) => {
        await lockChannels(tx, [channel]);
        const members = await membersOf(tx, channel);
        const isFirst = members.every((member) => member.userId !== userId);
        if (isFirst && members.length >= limits.membersPerChannel) return null;
        await tx.insert(realtimeMembers).values({ channel, socketId, instanceId, userId, userInfo });
        if (!isFirst) return { members, upTo: await lastMessage(tx) };
        const data = JSON.stringify({ user_id: userId, user_info: userInfo });
        const [upTo = 0] = await sendMessages(tx, [{ channel, event: memberAdded, data }]);
        return { members: [...members, { userId, userInfo }], upTo };
      });
    },

    async leave(seat: Seat): Promise<void> {
      try {
        await leave(seat);
      } catch (error) {
        warn(error);
        left.add(seat);
      }
    },

    /** Gives up the seats that could not be given up before. */
    async leaveAgain(): Promise<void> {
      for (const seat of left) {
        await leave(seat);
        left.delete(seat);
      }
    },

    /** Ends instances with the seats of their sockets: this one when it stops, others that have crashed. */
    async removeInstances(ids: readonly string[]): Promise<void> {
      const ofInstances = inArray(realtimeMembers.instanceId, [...ids]);
      const seats = await db
        .selectDistinct({ channel: realtimeMembers.channel })
        .from(realtimeMembers)
        .where(ofInstances);
      for (const { channel } of seats) {
        await db.transaction(async (tx) => {
          await lockChannels(tx, [channel]);
          const gone = await tx
            .delete(realtimeMembers)
            .where(and(eq(realtimeMembers.channel, channel), ofInstances))
            .returning({ userId: realtimeMembers.userId });
          await tellGone(tx, channel, gone);
        });
      }
      await db.delete(realtimeInstances).where(inArray(realtimeInstances.id, [...ids]));
    },
  };
}

/** Everybody in a channel, each person once. */
export async function membersOf(db: Database | Transaction, channel: string): Promise<Member[]> {
  const { userId, userInfo, joinedAt } = realtimeMembers;
  return await db
    .selectDistinctOn([userId], { userId, userInfo })
    .from(realtimeMembers)
    .where(eq(realtimeMembers.channel, channel))
    .orderBy(userId, joinedAt);
}

async function tellGone(tx: Transaction, channel: string, gone: { userId: string }[]): Promise<void> {
  const still = new Set((await membersOf(tx, channel)).map(({ userId }) => userId));
  const users = [...new Set(gone.map(({ userId }) => userId))].filter((userId) => !still.has(userId));
  const data = users.map((userId) => JSON.stringify({ user_id: userId }));
  await sendMessages(
    tx,
    data.map((text) => ({ channel, event: memberRemoved, data: text })),
  );
}

async function lastMessage(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`select coalesce(max(id), 0) as id from realtime_messages`);
  return Number(rows[0]?.id ?? 0);
}
