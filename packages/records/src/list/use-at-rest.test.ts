import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAtRest } from './use-at-rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test.each(['keydown', 'pointerdown', 'scroll', 'wheel'])('%s ends a rest, which comes again later', (doing) => {
  const { result } = renderHook(() => useAtRest(2_000));
  expect(result.current).toBe(false);
  pass(2_000);
  expect(result.current).toBe(true);
  act(() => void document.body.dispatchEvent(new Event(doing)));
  expect(result.current).toBe(false);
  pass(1_999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test('whatever is done puts a rest off', () => {
  const { result } = renderHook(() => useAtRest(2_000));
  pass(1_500);
  act(() => void document.body.dispatchEvent(new Event('wheel')));
  pass(1_500);
  expect(result.current).toBe(false);
});
