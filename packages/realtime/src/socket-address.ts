import type { RealtimeSettings } from '@haisha/validation/settings';

/** The part of `location` that says where a page comes from. */
export type PageAddress = { protocol: string; hostname: string; port: string };
export type SocketAddress = { secure: boolean; host: string; port: number };

const loopbackHosts = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[\w-]+\.localhost)$/;

/**
 * Returns the address of the socket. It has to be secure; only the built-in server may do without TLS, and only for a
 * page that itself comes from the loopback host.
 */
export function socketAddress(settings: RealtimeSettings, page: PageAddress): SocketAddress {
  const scheme = settings.scheme ?? (page.protocol === 'https:' ? 'https' : 'http');
  const secure = scheme === 'https';
  if (!secure && !(isBuiltIn(settings) && loopbackHosts.test(page.hostname))) {
    throw new Error('Pusher requires a secure connection (schema: "https")');
  }
  const usual = secure ? 443 : 80;
  const ofPage = page.port === '' ? usual : Number(page.port);
  return {
    secure,
    host: settings.host ?? page.hostname,
    port: settings.port ?? (isBuiltIn(settings) ? ofPage : usual),
  };
}

/** Returns true for the server of the product itself; any other server has its own host. */
function isBuiltIn({ host }: RealtimeSettings): boolean {
  return host === null;
}
