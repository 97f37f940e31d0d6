import type { RealtimeSettings } from '@haisha/validation/settings';
import type { Options } from 'pusher-js';
import { type PageAddress, socketAddress } from './socket-address.ts';

const activityTimeoutMs = 120_000;
const pongTimeoutMs = 30_000;
const unavailableTimeoutMs = 10_000;

type Transports = NonNullable<Options['enabledTransports']>;

/** Converts the settings to those of pusher-js; throws when the socket would not be secure. */
export function pusherOptions(settings: RealtimeSettings, page: PageAddress): Options {
  const { secure, host, port } = socketAddress(settings, page);
  return {
    cluster: settings.cluster,
    wsHost: host,
    wsPort: port,
    wssPort: port,
    httpHost: host,
    httpPort: port,
    httpsPort: port,
    forceTLS: secure,
    enabledTransports: usable(settings.transports, secure),
    activityTimeout: activityTimeoutMs,
    pongTimeout: pongTimeoutMs,
    unavailableTimeout: unavailableTimeoutMs,
    // Sends its timeline of 50 events every 60 s to our own server: see `timeline-transport.ts`.
    enableStats: true,
  };
}

/** A connection that takes two seconds makes pusher-js try TLS as well, at a port that does not know it. */
function usable(transports: readonly string[], secure: boolean): Transports {
  return transports.filter((name) => secure || name !== 'wss') as Transports;
}
