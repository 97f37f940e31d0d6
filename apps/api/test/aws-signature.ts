import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request is signed with this secret by AWS Signature 4, calculated as the documentation of S3 says; the
 * store that tests run does not check it.
 */
export function isSigned({ method = '', url = '', headers }: IncomingMessage, secret: string): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/;
  const [, , day = '', region = '', names = '', given] = pattern.exec(headers.authorization ?? '') ?? [];
  const [path = '', query = ''] = url.split('?');
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const sorted = query.split('&').sort().join('&');
  const payload = headers['x-amz-content-sha256'];
  const canonical = [method, path, sorted, lines.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${secret}`,
  );
  return hmac(key, toSign).toString('hex') === given;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
