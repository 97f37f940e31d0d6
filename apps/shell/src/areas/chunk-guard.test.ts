import { describe, expect, it, vi } from 'vitest';
import { isChunkError, reloadOnce } from './chunk-guard.ts';

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
])('takes %s for a missing part: %s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});

describe('reloading', () => {
  it('happens once, then not again within ten seconds', () => {
    const reload = vi.fn();
    expect(reloadOnce(reload, () => 50_000)).toBe(true);
    expect(reloadOnce(reload, () => 59_999)).toBe(false);
    expect(reloadOnce(reload, () => 60_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never happens where it cannot be remembered', () => {
    const reload = vi.fn();
    const refused = () => {
      throw new Error('storage is off');
    };
    expect(reloadOnce(reload, Date.now, refused)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
