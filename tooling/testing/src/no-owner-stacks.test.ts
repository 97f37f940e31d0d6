import { createElement } from 'react';
import { expect, it } from 'vitest';

it('no element carries a stack trace of its own, so that none is taken', () => {
  const stackOf = (element: object) => (element as { _debugStack: unknown })._debugStack;
  expect(stackOf(createElement('p'))).toBeInstanceOf(Error);
  expect(stackOf(createElement('p'))).toBe(stackOf(createElement('a')));
});
