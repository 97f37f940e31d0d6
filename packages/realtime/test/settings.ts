import type { RealtimeSettings } from '@haisha/validation/settings';

/** The settings of the built-in server. */
export function settings(changes: Partial<RealtimeSettings> = {}): RealtimeSettings {
  return {
    broadcaster: 'pusher',
    key: 'haisha',
    cluster: 'local',
    scheme: null,
    host: null,
    port: null,
    transports: ['ws', 'wss'],
    logLevel: 'error',
    authEndpoint: '/broadcasting/auth',
    userAuthEndpoint: '/broadcasting/user-auth',
    ...changes,
  };
}
