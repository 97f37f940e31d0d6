import { ProblemError } from '@haisha/http/problem-error';
import { isProblem } from '@haisha/platform';

/** Why a record could not be read: an address that holds no id at all names no record, and nobody has entered anything. */
export function readingProblem(error: unknown): unknown {
  if (!isProblem(error, 'validation.failed')) return error;
  return new ProblemError({ ...error.problem, status: 404, code: 'record.not_found' }, { cause: error });
}
