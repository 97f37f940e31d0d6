import { expect, it } from 'vitest';
import { megabytes } from './megabytes.ts';

it.each([
  [20_971_520, 20],
  [1_572_864, 1.5],
  [300_000, 0.3],
])('%j bytes are %j megabytes', (bytes, count) => {
  expect(megabytes(bytes)).toBe(count);
});
