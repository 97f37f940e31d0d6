import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';

it('forgets what was unused for the longest time', () => {
  const recent = createRecent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([1, undefined, 3]);
});
