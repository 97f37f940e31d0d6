import { expect, test } from 'vitest';
import { isProblemError, ProblemError } from './problem-error.ts';

const problem = { type: 'about:blank', title: 'Gone', status: 404, code: 'record.not_found', requestId: 'r1' } as const;

test('recognizes its own errors, also by code', () => {
  const error = new ProblemError(problem);
  expect(isProblemError(error)).toBe(true);
  expect(isProblemError(error, 'record.not_found')).toBe(true);
  expect(isProblemError(error, 'network')).toBe(false);
  expect(error.message).toBe('Gone');
});

test('recognizes errors of another copy of this package', () => {
  const other = Object.assign(new Error('Gone'), { name: 'ProblemError', status: 404, code: problem.code, problem });
  expect(isProblemError(other)).toBe(true);
});

test('rejects anything else', () => {
  for (const other of [null, undefined, 'ProblemError', problem, new Error('x'), new DOMException('x', 'AbortError')]) {
    expect(isProblemError(other)).toBe(false);
  }
});
