import type { Problem } from '@haisha/validation/problem';

/** What went wrong before any answer came; every other code is the server's. */
export type TransportCode = 'network' | 'timeout';

/** A problem document, or one made here when no answer came. */
export type ClientProblem = Omit<Problem, 'code'> & { code: Problem['code'] | TransportCode };

/** The one error this package throws, except the AbortError of a call that its caller aborted. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ClientProblem['code'];
  readonly problem: ClientProblem;

  constructor(problem: ClientProblem, options?: ErrorOptions) {
    super(problem.title, options);
    this.name = 'ProblemError';
    this.status = problem.status;
    this.code = problem.code;
    this.problem = problem;
  }
}

/**
 * Returns true for a ProblemError of any bundle: areas carry their own copy of this class, so `instanceof` is not
 * enough.
 */
export function isProblemError(error: unknown, code?: ClientProblem['code']): error is ProblemError {
  if (!(error instanceof Error) || error.name !== 'ProblemError') return false;
  return 'status' in error && 'problem' in error && 'code' in error && (code === undefined || error.code === code);
}
