import { type Problem, type ProblemCode, problemStatus } from '@haisha/validation/problem';
import type { FieldError } from '@haisha/validation/rule';

type Extras = Partial<Pick<Problem, 'errors' | 'current' | 'usedBy' | 'inTheWay' | 'findings' | 'retryAfterSeconds'>>;

/** An expected failure; the error handler turns it into an RFC 9457 problem document. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly extras: Extras;

  constructor(code: ProblemCode, message: string, extras: Extras = {}) {
    super(message);
    this.name = 'ProblemError';
    this.status = problemStatus[code];
    this.code = code;
    this.extras = extras;
  }
}

export function validationFailed(errors: FieldError[]): ProblemError {
  return new ProblemError('validation.failed', 'The request does not fit the contract', { errors });
}

export function sessionRequired(): ProblemError {
  return new ProblemError('session.required', 'Log in first');
}

export function credentialsInvalid(): ProblemError {
  return new ProblemError('credentials.invalid', 'Login ID or password is wrong');
}

export function secondFactorInvalid(): ProblemError {
  return new ProblemError('secondFactor.invalid', 'The code is wrong');
}

export function secondFactorExpired(): ProblemError {
  return new ProblemError('secondFactor.expired', 'Log in with login ID and password first');
}

export function signOnFailed(): ProblemError {
  return new ProblemError('signOn.failed', 'The provider did not confirm who this is');
}

export function signOnUnknownUser(): ProblemError {
  return new ProblemError('signOn.unknown_user', 'Nobody here has this account');
}

export function signOnUnavailable(): ProblemError {
  return new ProblemError('signOn.unavailable', 'The provider of single sign-on does not answer');
}

export function passwordChangeRequired(): ProblemError {
  return new ProblemError('password.change_required', 'Change your password first');
}

export function lastAdministrator(): ProblemError {
  return new ProblemError('user.last_administrator', 'Somebody has to be an administrator');
}

export function ownAccount(): ProblemError {
  return new ProblemError('user.own_account', 'Somebody else has to do this to your account');
}

export function wrongUserState(): ProblemError {
  return new ProblemError('user.wrong_state', 'The state of the user does not allow this');
}

export function linkInvalid(): ProblemError {
  return new ProblemError('link.invalid', 'The link is unknown, used or over');
}

export function signatureInvalid(): ProblemError {
  return new ProblemError('signature.invalid', 'The request is not signed with the secret, or was signed long ago');
}

export function permissionDenied(): ProblemError {
  return new ProblemError('permission.denied', 'Your roles do not allow this');
}

export function csrfInvalid(): ProblemError {
  return new ProblemError('csrf.invalid', 'The request did not come from a page of this site');
}

export function recordNotFound(): ProblemError {
  return new ProblemError('record.not_found', 'There is no such record');
}

export function routeNotFound(): ProblemError {
  return new ProblemError('route.not_found', 'There is nothing at this address');
}

export function tooManyRows(path: string, max: number): ProblemError {
  const errors = [{ path, code: 'tooManyRows', params: { max } }];
  return new ProblemError('export.too_many_rows', 'An Excel sheet cannot hold so many rows', { errors });
}

export function versionConflict(current: unknown): ProblemError {
  return new ProblemError('version.conflict', 'Somebody changed the record meanwhile', { current });
}

export function valueTaken(errors: FieldError[]): ProblemError {
  return new ProblemError('value.taken', 'The value is already in use', { errors });
}

export function recordInUse(usedBy: Problem['usedBy']): ProblemError {
  return new ProblemError('record.in_use', 'Other records use this one', { usedBy });
}

export function recordArchived(): ProblemError {
  return new ProblemError('record.archived', 'The record is archived; restore it first');
}

export function recordInWrongState(current: unknown): ProblemError {
  return new ProblemError('record.wrong_state', 'The record is in a state that does not allow this', { current });
}

export function runInTheWay(inTheWay: Problem['inTheWay']): ProblemError {
  return new ProblemError('allocation.in_the_way', 'Another run needs the vehicle or the driver then', { inTheWay });
}

export function runBlocked(findings: Problem['findings']): ProblemError {
  return new ProblemError('allocation.blocked', 'The checks do not let the run pass', { findings });
}

export function callRefused(): ProblemError {
  return new ProblemError('allocation.call_refused', 'A driver of the run may not drive: the roll call was refused');
}

export function reasonNeeded(findings: Problem['findings']): ProblemError {
  return new ProblemError('allocation.reason_needed', 'The run may pass with a reason', { findings });
}

export function jobInWrongState(current: unknown): ProblemError {
  return new ProblemError('job.wrong_state', 'The job is in a state that does not allow this', { current });
}

export function importInWrongState(current: unknown): ProblemError {
  return new ProblemError('import.wrong_state', 'The import is in a state that does not allow this', { current });
}

export function importUndecided(): ProblemError {
  return new ProblemError('import.undecided', 'Some rows are wrong or nothing is decided about them');
}

export function importOutdated(): ProblemError {
  return new ProblemError('import.outdated', 'Records have changed since the rows were judged');
}

export function importTooLateToUndo(): ProblemError {
  return new ProblemError('import.too_late', 'An import can be undone for a day');
}

export function importCrowded(): ProblemError {
  return new ProblemError('import.crowded', 'Others of your files are being read; send this one again later');
}

export function bodyTooLarge(errors?: FieldError[]): ProblemError {
  return new ProblemError('body.too_large', 'The body is too large', errors && { errors });
}

export function idempotencyMismatch(): ProblemError {
  return new ProblemError('idempotency.mismatch', 'The idempotency key was used for another request');
}

export function throttled(retryAfterSeconds: number): ProblemError {
  return new ProblemError('throttled', 'Too many requests', { retryAfterSeconds });
}

export function internal(): ProblemError {
  return new ProblemError('internal', 'Internal Server Error');
}

export function storageFull(): ProblemError {
  return new ProblemError('storage.full', 'The storage is full');
}

export function unavailable(): ProblemError {
  return new ProblemError('unavailable', 'The database does not answer');
}
