import { ProblemError } from '../../../http/errors.ts';
import { isStorageFull } from '../../../http/is-storage-full.ts';
import type { Failed } from './settle-job.ts';

/** What an exception means to a job: only codes are kept, as its text may quote a row. */
export function failureOf(error: unknown): Failed {
  if (isStorageFull(error)) return { failure: { code: 'storage.full' }, isFinal: false };
  if (!(error instanceof ProblemError)) return { failure: { code: 'internal' }, isFinal: false };
  const { code, status, extras } = error;
  return { failure: { code, ...(extras.errors && { errors: extras.errors }) }, isFinal: status < 500 };
}
