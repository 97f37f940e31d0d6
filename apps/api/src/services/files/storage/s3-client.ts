import { AwsClient } from 'aws4fetch';
import { ProblemError, storageFull } from '../../../http/errors.ts';
import type { Env } from '../../../settings/env.ts';

type Ask = { method?: 'PUT' | 'POST' | 'DELETE'; body?: Uint8Array<ArrayBuffer> | string; accept?: number[] };

/** Asks an S3-compatible store about a key of its bucket, signed (AWS Signature 4, path style). */
export type S3Client = (key: string, query: Record<string, string>, ask?: Ask) => Promise<Response>;

/** The client of the store in the settings, if they name one. */
export function createS3Client(env: Env): S3Client | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION: region, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  const aws = new AwsClient({ ...keys, region, service: 's3', retries: 3 });
  const bucket = `${S3_ENDPOINT.replace(/\/+$/, '')}/${S3_BUCKET}`;

  return async (key, query, { method, body, accept = [] } = {}) => {
    const url = new URL(`${bucket}/${key}`);
    url.search = new URLSearchParams(query).toString();
    const response = await aws.fetch(url.href, { method: method ?? 'GET', body }).catch((error) => {
      throw away(`cannot be reached: ${error instanceof Error ? error.message : ''}`);
    });
    if (response.ok || accept.includes(response.status)) return response;
    if (response.status === 507) throw storageFull();
    throw away(`answered ${method ?? 'GET'} with ${response.status}`);
  };
}

/** Passes with time, as a rule: requests answer `unavailable`, jobs try again. */
function away(what: string): ProblemError {
  return new ProblemError('unavailable', `The file store ${what}`);
}
