import { atEvent, isPresenceChannel } from '@haisha/validation/realtime-names';
import type { RealtimeSettings } from '@haisha/validation/settings';
import Pusher, { type Channel, type Members, type PresenceChannel } from 'pusher-js';
import { type Authorize, isFinalRefusal } from './authorize.ts';
import { pusherOptions } from './pusher-options.ts';
import type { PageAddress } from './socket-address.ts';
import { type SendTimeline, sendTimelineBy } from './timeline-transport.ts';
import type { Transport, TransportListener, TransportState } from './transport.ts';

export type PusherTransportOptions = {
  settings: RealtimeSettings;
  page: PageAddress;
  authorize: Authorize;
  sendTimeline: SendTimeline;
  log: Pick<Console, 'info' | 'warn'>;
};

const states: Record<string, TransportState> = {
  connecting: 'connecting',
  connected: 'connected',
  unavailable: 'unavailable',
  failed: 'unavailable',
  disconnected: 'refused',
};

/** Opens a transport on pusher-js. Throws at once when the settings would open an insecure socket. */
export function openPusherTransport(options: PusherTransportOptions, listener: TransportListener): Transport {
  const { settings, page, authorize, sendTimeline, log } = options;
  const address = pusherOptions(settings, page);
  const channels = new Set<string>();
  sendTimelineBy(Pusher, sendTimeline);
  // The log of pusher-js is global to the library; errors are reported one by one below.
  if (settings.logLevel === 'debug') Pusher.log = (message: unknown) => log.info(message);
  let pusher = connect();

  function connect(): Pusher {
    const next = new Pusher(settings.key, {
      ...address,
      channelAuthorization: {
        transport: 'ajax',
        endpoint: settings.authEndpoint,
        customHandler: ({ socketId, channelName }, done) => {
          authorize.channel(socketId, channelName).then(
            (answer) => done(null, answer),
            (cause: unknown) => {
              done(errorOf(cause), null);
              if (next === pusher && channels.has(channelName)) listener.failed(channelName, isFinalRefusal(cause));
            },
          );
        },
      },
      userAuthentication: {
        transport: 'ajax',
        endpoint: settings.userAuthEndpoint,
        customHandler: ({ socketId }, done) => {
          authorize.user(socketId).then(
            (answer) => done(null, answer),
            (cause: unknown) => done(errorOf(cause), null),
          );
        },
      },
    });
    next.connection.bind('state_change', ({ current }: { current: string }) => {
      const state = states[current];
      if (next === pusher && state) listener.state(state);
    });
    next.connection.bind('error', (error: unknown) => {
      const text = describe(error);
      listener.note(text);
      if (settings.logLevel !== 'silent' && settings.logLevel !== 'error') log.warn(`Realtime: ${text}`);
    });
    // Identifies the user of the socket, so that the server can close it together with the session.
    next.signin();
    for (const channel of channels) listen(next.subscribe(channel));
    return next;
  }

  function listen(channel: Channel): void {
    const { name } = channel;
    channel.unbind_all();
    channel.bind('pusher:subscription_succeeded', () => listener.subscribed(name));
    channel.bind('pusher:subscription_error', ({ type, status }: { type?: string; status?: number }) => {
      // The authorization has already reported its own failure above.
      if (type !== 'AuthError') listener.failed(name, status !== undefined && status < 500);
    });
    channel.bind_global((event: string, data: unknown) => {
      if (!event.startsWith('pusher:') && event !== atEvent) listener.event(name, event, data);
    });
    if (!isPresence(channel)) return;
    // Only a listener of its own is told who said it.
    channel.bind(atEvent, (data: unknown, { user_id: userId }: { user_id?: string } = {}) =>
      listener.event(name, atEvent, data, userId),
    );
    const reportMembers = () => listener.members(name, idsOf(channel.members));
    for (const event of ['subscription_succeeded', 'member_added', 'member_removed']) {
      channel.bind(`pusher:${event}`, reportMembers);
    }
  }

  function leave(): void {
    pusher.connection.unbind_all();
    pusher.disconnect();
    Pusher.instances = Pusher.instances.filter((one) => one !== pusher);
  }

  return {
    subscribe(channel) {
      channels.add(channel);
      listen(pusher.subscribe(channel));
    },
    unsubscribe(channel) {
      channels.delete(channel);
      pusher.channel(channel)?.unbind_all();
      pusher.unsubscribe(channel);
    },
    say: (channel, name, data) => void pusher.send_event(name, data, channel),
    reconnect() {
      leave();
      listener.state('connecting');
      pusher = connect();
    },
    close: leave,
  };
}

function isPresence(channel: Channel): channel is PresenceChannel {
  return isPresenceChannel(channel.name);
}

function idsOf(members: Members): string[] {
  return Object.keys(members.members as Record<string, unknown>);
}

function errorOf(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}

function describe(error: unknown): string {
  const { error: inner } = error as { error?: { data?: { code?: number; message?: string } } };
  return inner?.data ? `${inner.data.code} ${inner.data.message}` : 'the socket failed';
}
