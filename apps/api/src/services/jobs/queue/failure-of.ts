import { ProblemError } from '../../../http/errors.ts';
import { isAway } from '../../../http/is-away.ts';
import { isDiskFull } from '../../../http/is-disk-full.ts';
import { isStorageFull } from '../../../http/is-storage-full.ts';
import type { Env } from '../../../settings/env.ts';
import type { Failed } from './settle-job.ts';

/**
 * What an exception means to a job: only codes are kept, as its text may quote a row. For lack of room the embedded
 * database stops, and all that is heard of that is a broken connection.
 */
export async function failureOf(error: unknown, env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Failed> {
  if (error instanceof ProblemError) {
    const { code, status, extras } = error;
    return { failure: { code, ...(extras.errors && { errors: extras.errors }) }, isFinal: status < 500 };
  }
  if (isStorageFull(error)) return { failure: { code: 'storage.full' }, isFinal: false };
  if (!isAway(error)) return { failure: { code: 'internal' }, isFinal: false };
  return { failure: { code: (await isDiskFull(env)) ? 'storage.full' : 'unavailable' }, isFinal: false };
}
