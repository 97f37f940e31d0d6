import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSeenAcross } from './use-seen-across.ts';

const all = Number.POSITIVE_INFINITY;
const opened = (width: number, run: string | null = null) => renderHook(() => useSeenAcross(width, run)).result;

test('bars in the room are drawn first, the others once that stands', async () => {
  const result = opened(900);
  expect(result.current[0]).toBe(900);
  await waitFor(() => expect(result.current[0]).toBe(all));
});

test('a board that is scrolled across draws them at once', () => {
  const result = opened(900);
  act(() => result.current[1]({ scrollLeft: 0 }));
  expect(result.current[0]).toBe(900);
  act(() => result.current[1]({ scrollLeft: 40 }));
  expect(result.current[0]).toBe(all);
});

test('so does a board that is opened with a run, which may be anywhere', () => {
  expect(opened(900, 'run').current[0]).toBe(all);
});

test('without a room nothing is left out', () => {
  expect(opened(0).current[0]).toBe(all);
});
