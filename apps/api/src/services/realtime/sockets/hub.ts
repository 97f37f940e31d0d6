import { userOfChannel } from '../messages/channel-name.ts';
import { controlChannel, type Message } from '../messages/message.ts';
import { messageFrame } from './protocol.ts';
import type { Socket } from './socket.ts';

/** One socket in one channel. */
export type Subscription = {
  socket: Socket;
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
  const sockets = new Map<string, Socket>();
  const channels = new Map<string, Map<string, Subscription>>();
  const users = new Map<string, Set<Socket>>();
  const counts = { messages: 0, frames: 0 };

  function sendToUser(userId: string, message: Message): void {
    const frame = messageFrame(message);
    for (const socket of users.get(userId) ?? []) send(socket, frame);
  }

  function sendToChannel(message: Message): void {
    const subscriptions = channels.get(message.channel);
    if (!subscriptions) return;
    const frame = messageFrame(message);
    for (const subscription of subscriptions.values()) {
      if (subscription.socket.id === message.exceptSocketId) continue;
      if (subscription.waiting) subscription.waiting.push(message);
      else if (isNews(subscription, message)) send(subscription.socket, frame);
    }
  }

  function send(socket: Socket, frame: Buffer): void {
    counts.frames += 1;
    socket.send(frame);
  }

  function isNews({ membersUpTo, eventsUpTo }: Subscription, { id, event }: Message): boolean {
    return id > (event === memberAdded || event === memberRemoved ? membersUpTo : eventsUpTo);
  }

  return {
    sockets,
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
    subscribe(socket: Socket, channel: string): Subscription {
      const subscription = { socket, channel, waiting: [], membersUpTo: 0, eventsUpTo: 0, memberId: null };
      const others = channels.get(channel);
      if (others) others.set(socket.id, subscription);
      else channels.set(channel, new Map([[socket.id, subscription]]));
      return subscription;
    },

    /** Sends what came meanwhile and was not in what the socket was given. */
    settle(subscription: Subscription): void {
      const waiting = subscription.waiting ?? [];
      subscription.waiting = null;
      for (const message of waiting) {
        if (isNews(subscription, message)) send(subscription.socket, messageFrame(message));
      }
    },

    find(socket: Socket, channel: string): Subscription | undefined {
      return channels.get(channel)?.get(socket.id);
    },

    /** Ends this subscription, not one that the same socket has begun since. */
    unsubscribe(subscription: Subscription): void {
      const { socket, channel } = subscription;
      const subscriptions = channels.get(channel);
      if (subscriptions?.get(socket.id) !== subscription) return;
      subscriptions.delete(socket.id);
      if (subscriptions.size === 0) channels.delete(channel);
    },

    signIn(socket: Socket, userId: string): void {
      socket.userId = userId;
      const own = users.get(userId);
      if (own) own.add(socket);
      else users.set(userId, new Set([socket]));
    },

    add(socket: Socket): void {
      sockets.set(socket.id, socket);
    },

    remove(socket: Socket): void {
      sockets.delete(socket.id);
      if (socket.userId === null) return;
      const own = users.get(socket.userId);
      own?.delete(socket);
      if (own?.size === 0) users.delete(socket.userId);
    },

    subscriptionCount(): number {
      let count = 0;
      for (const subscriptions of channels.values()) count += subscriptions.size;
      return count;
    },
  };
}
