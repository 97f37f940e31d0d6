import { expect, it } from 'vitest';
import { FlipConflict, ReleaseRefusal } from './release-error.ts';

it('shows each finding of a refusal in a line of its own', () => {
  const refusal = new ReleaseRefusal('incompatible', 'This does not fit.', ['a is old', 'b is gone']);
  expect(refusal.message).toBe('This does not fit.\n  a is old\n  b is gone');
  expect(refusal).toMatchObject({
    name: 'ReleaseRefusal',
    code: 'incompatible',
    findings: ['a is old', 'b is gone'],
  });
});

it('shows a refusal without findings in one line', () => {
  const refusal = new ReleaseRefusal('reason.missing', 'Say why.');
  expect(refusal.message).toBe('Say why.');
  expect(refusal.findings).toEqual([]);
});

it('calls a lost race a conflict, with the revision that won', () => {
  expect(new FlipConflict('Too late.', null)).toMatchObject({
    name: 'FlipConflict',
    code: 'conflict',
    message: 'Too late.',
    winner: null,
  });
});
