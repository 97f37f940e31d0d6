import { expect, it } from 'vitest';
import { isChunkError } from './is-chunk-error.ts';

const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' });

it.each([
  [named, true],
  [new Error('Loading chunk 12 failed.'), true],
  [new Error('Loading CSS chunk ui failed'), true],
  [new TypeError('Failed to fetch dynamically imported module: /x.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('x is not a function'), false],
  ['Loading chunk 12 failed', false],
])('recognizes in %s a missing chunk: %s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});
