import { expect, it } from 'vitest';
import { fuzzSeed } from './fuzz-seed.ts';

it('tries other inputs for each commit, and the same again where a seed is given', () => {
  const [one, other] = ['b7ac70cb48513e5dbb8c', '05ba67e5d2f5fa1f9a88'];
  expect(fuzzSeed({}, one)).toBe(fuzzSeed({}, one));
  expect(fuzzSeed({}, one)).not.toBe(fuzzSeed({}, other));
  expect(fuzzSeed({ FUZZ_SEED: '7' }, one)).toBe(7);
  expect(fuzzSeed({}, 'f'.repeat(40))).toBeLessThan(2 ** 31);
});
