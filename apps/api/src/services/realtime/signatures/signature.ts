import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '../../../http/access/is-same-secret.ts';
import type { Credentials } from './create-credentials.ts';

type Signer = Pick<Credentials, 'key' | 'secret'>;

/** Lets a socket subscribe to a guarded channel; `channelData` says as whom. */
export function channelSignature(signer: Signer, socketId: string, channel: string, channelData?: string): string {
  const data = channelData === undefined ? '' : `:${channelData}`;
  return `${signer.key}:${hmac(signer.secret, `${socketId}:${channel}${data}`)}`;
}

/** Lets a socket sign in as a user. */
export function userSignature(signer: Signer, socketId: string, userData: string): string {
  return `${signer.key}:${hmac(signer.secret, `${socketId}::user::${userData}`)}`;
}

export function isSignature(given: unknown, expected: string): boolean {
  return typeof given === 'string' && isSameSecret(given, expected);
}

/** Signs a request to the HTTP interface; the query without its signature, in the order of its names. */
export function requestSignature(
  secret: string,
  method: string,
  path: string,
  query: ReadonlyMap<string, string>,
): string {
  const sorted = [...query].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
  return hmac(secret, [method, path, sorted.join('&')].join('\n'));
}

export function bodyDigest(body: Buffer | string): string {
  return createHash('md5').update(body).digest('hex');
}

/** The key of an encrypted channel: those who may subscribe get it, the server passes on what it cannot read. */
export function sharedSecret(masterKey: Buffer, channel: string): string {
  return createHash('sha256').update(channel).update(masterKey).digest('base64');
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
