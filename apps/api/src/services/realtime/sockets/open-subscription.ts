import { cachedEvent } from '../messages/cached-events.ts';
import { isChannelName, kindOf, userOfChannel } from '../messages/channel-name.ts';
import type { Joined, Member } from '../presence/presence.ts';
import { channelSignature, isSignature } from '../signatures/signature.ts';
import { type Granted, readChannelData } from './granted.ts';
import type { Subscription } from './hub.ts';
import { closeCodes, errorFrame, messageFrame, systemFrame } from './protocol.ts';
import type { Socket } from './socket.ts';
import type { SocketContext } from './socket-context.ts';

export type SubscribeRequest = { channel: string; auth?: string; channelData?: string };
type Refusal = { type: 'AuthError' | 'LimitReached' | 'InvalidChannel'; error: string; status: number };

export function refuse(socket: Socket, channel: string, refusal: Refusal): void {
  socket.send(systemFrame('pusher:subscription_error', refusal, channel));
}

/** The subscription, heard from now on but not yet confirmed; null when it was refused, and said so. */
export function openSubscription(
  context: SocketContext,
  socket: Socket,
  { channel, auth, channelData }: SubscribeRequest,
): { subscription: Subscription; member: Member | null } | null {
  const { hub } = context;
  const { guarded, presence } = kindOf(channel);
  if (hub.find(socket, channel)) {
    socket.send(errorFrame(`Existing subscription to channel ${channel}`));
    return null;
  }
  if (!isChannelName(channel)) {
    refuse(socket, channel, { type: 'InvalidChannel', error: 'The channel name is invalid', status: 400 });
    return null;
  }
  let granted: Granted | null = null;
  if (guarded) {
    const expected = channelSignature(context.credentials, socket.id, channel, channelData);
    granted = channelData === undefined ? null : readChannelData(channelData);
    const isNobody = channelData === undefined && !presence;
    const isLetIn = isSignature(auth, expected) && (granted ? isGood(context, granted) : isNobody);
    if (!isLetIn) {
      refuse(socket, channel, { type: 'AuthError', error: 'The signature does not let you in', status: 401 });
      return null;
    }
  }
  if (granted) socket.identities.push(granted.identity);
  socket.isGuarded ||= guarded;
  return { subscription: hub.subscribe(socket, channel), member: presence && granted ? granted.member : null };
}

/** Confirms the subscription with what belongs to it: the members, the kept event, what came meanwhile. */
export async function confirmSubscription(
  context: SocketContext,
  subscription: Subscription,
  member: Member | null,
): Promise<void> {
  const { hub, presence, db } = context;
  const { socket, channel } = subscription;
  try {
    const joined = member && (await presence.join({ channel, socketId: socket.id }, member));
    if (member && !joined) {
      if (hub.find(socket, channel) !== subscription) return;
      hub.unsubscribe(subscription);
      refuse(socket, channel, {
        type: 'LimitReached',
        error: 'The channel is full',
        status: closeCodes.overCapacity,
      });
      return;
    }
    const isCached = kindOf(channel).cached;
    const kept = isCached ? await cachedEvent(db, channel) : null;
    if (hub.find(socket, channel) !== subscription) return;
    subscription.membersUpTo = joined?.upTo ?? 0;
    subscription.eventsUpTo = kept?.messageId ?? 0;
    sendSucceeded(socket, channel, joined);
    if (kept) socket.send(messageFrame({ ...kept, channel, userId: null }));
    else if (isCached) socket.send(systemFrame('pusher:cache_miss', {}, channel));
    hub.settle(subscription);
  } catch (error) {
    context.warn(error);
    socket.close(closeCodes.overCapacity, 'The database does not answer');
  }
}

export function sendSucceeded(socket: Socket, channel: string, joined: Joined | null): void {
  const presence = joined && {
    count: joined.members.length,
    ids: joined.members.map(({ userId }) => userId),
    hash: Object.fromEntries(joined.members.map(({ userId, userInfo }) => [userId, userInfo])),
  };
  socket.send(systemFrame('pusher_internal:subscription_succeeded', presence ? { presence } : {}, channel));
}

/** What a signed-in socket hears of its user is bound to the signing in, so that nothing has to be kept. */
export function isOwnUserChannel({ userId }: Socket, channel: string): boolean {
  return userId !== null && userOfChannel(channel) === userId;
}

export function isGood({ now, revokedGrants }: SocketContext, { identity, expiresAt }: Granted): boolean {
  return expiresAt > now() && !revokedGrants.covers(identity, expiresAt);
}
