import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock.ts';
import { signatureInvalid } from '../../../http/errors.ts';
import type { Credentials } from './create-credentials.ts';
import { bodyDigest, isSignature, requestSignature } from './signature.ts';

const longestSkewSeconds = 600;

/** Refuses what a program without the secret sent, what was changed on its way, and what was sent long ago. */
export function checkSignature(
  request: FastifyRequest,
  { key, secret }: Credentials,
  body: Buffer | undefined,
  clock: Clock,
): void {
  const [path = '', search = ''] = request.raw.url?.split('?') ?? [];
  const query = new Map([...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value]));
  const given = query.get('auth_signature');
  query.delete('auth_signature');
  if (!isSignature(given, requestSignature(secret, request.method, path, query))) throw signatureInvalid();
  if (query.get('auth_key') !== key || query.get('auth_version') !== '1.0') throw signatureInvalid();
  const skew = clock().getTime() / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN);
  if (!(Math.abs(skew) <= longestSkewSeconds)) throw signatureInvalid();
  if (body !== undefined && query.get('body_md5') !== bodyDigest(body)) throw signatureInvalid();
}
