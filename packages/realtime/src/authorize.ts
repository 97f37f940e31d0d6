import type { Http } from '@haisha/http/create-http';
import { isProblemError } from '@haisha/http/problem-error';
import type { RealtimeSettings } from '@haisha/validation/settings';

export type ChannelAuthorization = { auth: string; channel_data?: string; shared_secret?: string };
export type UserAuthorization = { auth: string; user_data: string };

/**
 * Asks our server whether this session may enter a channel, and who the user is. The HTTP client adds what such a call
 * needs: JSON, credentials and the CSRF header with its cookie.
 */
export function createAuthorize(http: Pick<Http, 'post'>, { authEndpoint, userAuthEndpoint }: RealtimeSettings) {
  return {
    channel: (socketId: string, channelName: string) =>
      http.post<ChannelAuthorization>(
        authEndpoint,
        { socket_id: socketId, channel_name: channelName },
        { whenSignedOut: 'fail' },
      ),
    user: (socketId: string) =>
      http.post<UserAuthorization>(userAuthEndpoint, { socket_id: socketId }, { whenSignedOut: 'fail' }),
  };
}

export type Authorize = ReturnType<typeof createAuthorize>;

/** Returns true for an answer that another attempt would only repeat. */
export function isFinalRefusal(cause: unknown): boolean {
  return isProblemError(cause) && cause.status >= 400 && cause.status < 500 && cause.status !== 429;
}
