import type { RealtimeSettings } from '@haisha/validation/settings';
import type { Env } from '../../settings/env.ts';
import type { Realtime } from './create-realtime.ts';
import { hostedOrigin } from './hosted/hosted-pusher.ts';

const securePort = 443;
const plainPort = 80;

/** What a page needs to hear of changes; null where nobody tells of them. */
export async function realtimeSettings(env: Env, { credentials }: Realtime): Promise<RealtimeSettings | null> {
  if (env.BROADCASTER === 'none') return null;
  const { key } = await credentials();
  return {
    broadcaster: 'pusher',
    key,
    cluster: env.PUSHER_CLUSTER,
    ...(env.BROADCASTER === 'pusher' ? hostedAddress(env) : { scheme: null, host: null, port: null }),
    transports: env.REALTIME_TRANSPORTS.split(','),
    logLevel: env.REALTIME_LOG_LEVEL,
    authEndpoint: '/broadcasting/auth',
    userAuthEndpoint: '/broadcasting/user-auth',
  };
}

function hostedAddress(env: Env): Pick<RealtimeSettings, 'scheme' | 'host' | 'port'> {
  const { hostname, port } = new URL(hostedOrigin(env, 'ws'));
  const usual = env.PUSHER_SCHEME === 'https' ? securePort : plainPort;
  return { scheme: env.PUSHER_SCHEME, host: hostname, port: port === '' ? usual : Number(port) };
}

/** Where a page may connect to besides its own server. */
export function realtimeSources(env: Env): string[] {
  if (env.BROADCASTER !== 'pusher') return [];
  const { host } = new URL(hostedOrigin(env, 'ws'));
  return env.PUSHER_SCHEME === 'https' ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}
