import { z } from 'zod';
import { kindOf } from '../messages/channel-name.ts';
import { isClientEvent } from '../messages/message.ts';
import { publish } from '../messages/publish.ts';
import { isSignature, userSignature } from '../signatures/signature.ts';
import { createClientEventRate } from './create-client-event-rate.ts';
import { readUserData } from './granted.ts';
import type { Subscription } from './hub.ts';
import {
  confirmSubscription,
  isGood,
  isOwnUserChannel,
  openSubscription,
  refuse,
  sendSucceeded,
} from './open-subscription.ts';
import { parsedJson } from './parsed-json.ts';
import { closeCodes, errorCodes, errorFrame, isEventSize, isKeepable, limits, systemFrame } from './protocol.ts';
import type { Socket } from './socket.ts';
import type { SocketContext } from './socket-context.ts';

const frameSchema = z.object({ event: z.string(), channel: z.string().optional(), data: z.unknown().optional() });
const subscribeSchema = z.object({
  channel: z.string(),
  auth: z.string().optional(),
  channel_data: z.string().optional(),
});
const unsubscribeSchema = z.object({ channel: z.string() });
const signInSchema = z.object({ auth: z.string(), user_data: z.string() });

const { clientEvent, clientEventRate } = errorCodes;
const tooManyChannels = {
  type: 'LimitReached',
  error: 'Too many channels on one socket',
  status: closeCodes.overCapacity,
} as const;

export type Conversation = {
  hear: (text: string) => void;
  /** The socket is closed; resolves when nobody counts it any more. */
  end: () => Promise<void>;
};

/** What a client says on its socket, and what it gets for it. */
export function createConversation(context: SocketContext, socket: Socket): Conversation {
  const { hub, db, presence } = context;
  const subscriptions = new Map<string, Subscription>();
  const mayTrigger = createClientEventRate(performance.now());
  /** Joining and leaving in the order they were asked for. */
  let line = Promise.resolve();

  function subscribe(data: unknown): void {
    const request = subscribeSchema.safeParse(data).data;
    if (!request) socket.send(errorFrame('A subscription needs a channel'));
    else if (isOwnUserChannel(socket, request.channel)) sendSucceeded(socket, request.channel, null);
    else if (subscriptions.size < limits.channelsPerSocket) listenTo(request);
    else refuse(socket, request.channel, tooManyChannels);
  }

  function listenTo({ channel, auth, channel_data: channelData }: z.output<typeof subscribeSchema>): void {
    const opened = openSubscription(context, socket, { channel, auth, channelData });
    if (!opened) return;
    const { subscription, member } = opened;
    subscriptions.set(channel, subscription);
    if (member) subscription.memberId = member.userId;
    line = line.then(() => confirmSubscription(context, subscription, member));
  }

  function unsubscribe(data: unknown): void {
    const channel = unsubscribeSchema.safeParse(data).data?.channel ?? '';
    const subscription = subscriptions.get(channel);
    if (subscription) leave(subscription);
  }

  function leave(subscription: Subscription): void {
    const { channel, memberId } = subscription;
    subscriptions.delete(channel);
    hub.unsubscribe(subscription);
    if (memberId !== null) line = line.then(() => presence.leave({ channel, socketId: socket.id }));
  }

  function signIn(data: unknown): void {
    const { auth, user_data: userData = '' } = signInSchema.safeParse(data).data ?? {};
    const granted = readUserData(userData);
    const expected = userSignature(context.credentials, socket.id, userData);
    const isOther = socket.userId !== null && socket.userId !== granted?.identity.userId;
    if (!granted || isOther || !isSignature(auth, expected) || !isGood(context, granted)) {
      socket.close(closeCodes.unauthorized, 'The signature does not let you sign in');
      return;
    }
    socket.identities.push(granted.identity);
    socket.isGuarded = true;
    hub.signIn(socket, granted.identity.userId);
    socket.send(systemFrame('pusher:signin_success', { user_data: userData }));
  }

  function trigger(event: string, channel: string, data: unknown): void {
    const subscription = hub.find(socket, channel);
    const { guarded, encrypted } = kindOf(channel);
    const text = typeof data === 'string' ? data : (JSON.stringify(data) ?? '');
    if (!subscription || !guarded || encrypted) {
      socket.send(errorFrame('Client events need a subscription to a private or presence channel', clientEvent));
      return;
    }
    if (event.length > limits.eventNameLength || !isEventSize(text)) {
      socket.send(errorFrame('The client event is too large', clientEvent));
      return;
    }
    if (!isKeepable(event) || !isKeepable(text)) {
      socket.send(errorFrame('The client event holds the character U+0000', clientEvent));
      return;
    }
    if (!mayTrigger(performance.now())) {
      socket.send(errorFrame(`At most ${limits.clientEventsPerSecond} client events a second`, clientEventRate));
      return;
    }
    const message = { channel, event, data: text, exceptSocketId: socket.id, userId: subscription.memberId };
    line = line.then(() => publish(db, [message])).catch(context.warn);
  }

  function answer({ event, channel = '', data }: z.output<typeof frameSchema>): void {
    if (event === 'pusher:ping') socket.send(systemFrame('pusher:pong', {}));
    else if (event === 'pusher:subscribe') subscribe(data);
    else if (event === 'pusher:unsubscribe') unsubscribe(data);
    else if (event === 'pusher:signin') signIn(data);
    else if (isClientEvent(event)) trigger(event, channel, data);
    else if (event !== 'pusher:pong') socket.send(errorFrame('Unknown event'));
  }

  return {
    hear(text) {
      socket.heardAt = performance.now();
      socket.askedAt = null;
      const frame = frameSchema.safeParse(parsedJson(text)).data;
      if (frame) answer(frame);
      else socket.send(errorFrame('Frames are JSON with an event'));
    },
    async end() {
      hub.remove(socket);
      for (const subscription of subscriptions.values()) leave(subscription);
      await line;
    },
  };
}
