import { expect, it } from 'vitest';
import { advisoryLocks } from './advisory-locks.ts';

it('gives each thing a number of its own', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
