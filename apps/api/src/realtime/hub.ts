import { userOfChannel } from './channel-name.ts';
import type { Connection } from './connection.ts';
import { controlChannel, type Message } from './message.ts';
import { messageFrame } from './protocol.ts';

/** One socket in one channel. */
export type Subscription = {
  connection: Connection;
  channel: string;
  /** What came while the subscription was being made; null once it stands. */
  waiting: Message[] | null;
  /** Up to which message the list of members, and the kept event, that the socket was given are complete. */
  membersUpTo: number;
  eventsUpTo: number;
  /** Who the socket is in a presence channel. */
  memberId: string | null;
};

/** The sockets of this process and what they listen to. */
export type Hub = ReturnType<typeof createHub>;

export const memberAdded = 'pusher_internal:member_added';
export const memberRemoved = 'pusher_internal:member_removed';

export function createHub(onControl: (message: Message) => void) {
  const connections = new Map<string, Connection>();
  const channels = new Map<string, Map<string, Subscription>>();
  const users = new Map<string, Set<Connection>>();
  const counts = { messages: 0, frames: 0 };

  function sendToUser(userId: string, message: Message): void {
    const frame = messageFrame(message);
    for (const connection of users.get(userId) ?? []) send(connection, frame);
  }

  function sendToChannel(message: Message): void {
    const subscriptions = channels.get(message.channel);
    if (!subscriptions) return;
    const frame = messageFrame(message);
    for (const subscription of subscriptions.values()) {
      if (subscription.connection.id === message.exceptSocketId) continue;
      if (subscription.waiting) subscription.waiting.push(message);
      else if (isNews(subscription, message)) send(subscription.connection, frame);
    }
  }

  function send(connection: Connection, frame: Buffer): void {
    counts.frames += 1;
    connection.send(frame);
  }

  function isNews({ membersUpTo, eventsUpTo }: Subscription, { id, event }: Message): boolean {
    return id > (event === memberAdded || event === memberRemoved ? membersUpTo : eventsUpTo);
  }

  return {
    connections,
    channels,
    counts,

    deliver(message: Message): void {
      counts.messages += 1;
      const userId = userOfChannel(message.channel);
      if (message.channel === controlChannel) onControl(message);
      else if (userId !== undefined) sendToUser(userId, message);
      else sendToChannel(message);
    },

    /** From here on the socket hears the channel, though nothing is sent before `settle`. */
    subscribe(connection: Connection, channel: string): Subscription {
      const subscription = { connection, channel, waiting: [], membersUpTo: 0, eventsUpTo: 0, memberId: null };
      const others = channels.get(channel);
      if (others) others.set(connection.id, subscription);
      else channels.set(channel, new Map([[connection.id, subscription]]));
      return subscription;
    },

    /** Sends what came meanwhile and was not in what the socket was given. */
    settle(subscription: Subscription): void {
      const waiting = subscription.waiting ?? [];
      subscription.waiting = null;
      for (const message of waiting) {
        if (isNews(subscription, message)) send(subscription.connection, messageFrame(message));
      }
    },

    find(connection: Connection, channel: string): Subscription | undefined {
      return channels.get(channel)?.get(connection.id);
    },

    unsubscribe({ connection, channel }: Pick<Subscription, 'connection' | 'channel'>): void {
      const subscriptions = channels.get(channel);
      subscriptions?.delete(connection.id);
      if (subscriptions?.size === 0) channels.delete(channel);
    },

    signIn(connection: Connection, userId: string): void {
      connection.userId = userId;
      const sockets = users.get(userId);
      if (sockets) sockets.add(connection);
      else users.set(userId, new Set([connection]));
    },

    add(connection: Connection): void {
      connections.set(connection.id, connection);
    },

    remove(connection: Connection): void {
      connections.delete(connection.id);
      if (connection.userId === null) return;
      const sockets = users.get(connection.userId);
      sockets?.delete(connection);
      if (sockets?.size === 0) users.delete(connection.userId);
    },

    subscriptionCount(): number {
      let count = 0;
      for (const subscriptions of channels.values()) count += subscriptions.size;
      return count;
    },
  };
}
