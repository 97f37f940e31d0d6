import type { Problem, ProblemCode } from '@haisha/validation/problem';
import type { FieldError } from '@haisha/validation/rule';

type Extras = Partial<Pick<Problem, 'errors' | 'current' | 'usedBy' | 'retryAfterSeconds'>>;

/** An expected failure; the error handler turns it into an RFC 9457 problem document. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly extras: Extras;

  constructor(status: number, code: ProblemCode, message: string, extras: Extras = {}) {
    super(message);
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

export function validationFailed(errors: FieldError[]): ProblemError {
  return new ProblemError(400, 'validation.failed', 'The request does not fit the contract', { errors });
}

export function sessionRequired(): ProblemError {
  return new ProblemError(401, 'session.required', 'Log in first');
}

export function credentialsInvalid(): ProblemError {
  return new ProblemError(401, 'credentials.invalid', 'Login ID or password is wrong');
}

export function permissionDenied(): ProblemError {
  return new ProblemError(403, 'permission.denied', 'Your roles do not allow this');
}

export function csrfInvalid(): ProblemError {
  return new ProblemError(403, 'csrf.invalid', 'The request did not come from a page of this site');
}

export function recordNotFound(): ProblemError {
  return new ProblemError(404, 'record.not_found', 'There is no such record');
}

export function routeNotFound(): ProblemError {
  return new ProblemError(404, 'route.not_found', 'There is nothing at this address');
}

export function versionConflict(current: unknown): ProblemError {
  return new ProblemError(409, 'version.conflict', 'Somebody changed the record meanwhile', { current });
}

export function valueTaken(errors: FieldError[]): ProblemError {
  return new ProblemError(409, 'value.taken', 'The value is already in use', { errors });
}

export function recordInUse(usedBy: Problem['usedBy']): ProblemError {
  return new ProblemError(409, 'record.in_use', 'Other records use this one', { usedBy });
}

export function bodyTooLarge(): ProblemError {
  return new ProblemError(413, 'body.too_large', 'The body is too large');
}

export function idempotencyMismatch(): ProblemError {
  return new ProblemError(422, 'idempotency.mismatch', 'The idempotency key was used for another request');
}

export function throttled(retryAfterSeconds: number): ProblemError {
  return new ProblemError(429, 'throttled', 'Too many requests', { retryAfterSeconds });
}

export function internal(): ProblemError {
  return new ProblemError(500, 'internal', 'Internal Server Error');
}

export function unavailable(): ProblemError {
  return new ProblemError(503, 'unavailable', 'The database does not answer');
}
