import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTurning } from './use-turning.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const turning = (pages: number) =>
  renderHook(({ pages: count, isHeld }) => useTurning(count, isHeld), { initialProps: { pages, isHeld: false } });

test('pages turn every 15 seconds, around the end', () => {
  const { result } = turning(2);
  const seen = [result.current.page];
  for (let turn = 0; turn < 3; turn += 1) {
    wait(15);
    seen.push(result.current.page);
  }
  expect(seen).toEqual([0, 1, 0, 1]);
});

test('a page that is held stays, and one that was turned by hand stays as long as any other', () => {
  const { result, rerender } = turning(3);
  rerender({ pages: 3, isHeld: true });
  wait(60);
  expect(result.current.page).toBe(0);
  rerender({ pages: 3, isHeld: false });
  wait(10);
  act(() => result.current.turn(-1));
  expect(result.current.page).toBe(2);
  wait(14);
  expect(result.current.page).toBe(2);
  wait(1);
  expect(result.current.page).toBe(0);
});

test('a page that is gone is followed by the first ones, and one page alone does not turn', () => {
  const { result, rerender } = turning(3);
  act(() => result.current.turn(2));
  rerender({ pages: 2, isHeld: false });
  expect(result.current.page).toBe(0);
  rerender({ pages: 1, isHeld: false });
  wait(60);
  expect(result.current.page).toBe(0);
});
