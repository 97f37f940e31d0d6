import { act, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { topsOf } from '../geometry/row-window.ts';
import { useSeenRows } from './use-seen-rows.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const tops = topsOf(Array.from({ length: 100 }, () => 44));

function scrolling() {
  const box = document.createElement('div');
  Object.defineProperty(box, 'clientHeight', { value: 440 });
  let drawn = 0;
  const { result } = renderHook(() => {
    useEffect(() => {
      drawn += 1;
    });
    return useSeenRows({ current: box }, tops, 440);
  });
  function to(top: number): { from: number; to: number } {
    box.scrollTop = top;
    act(() => void box.dispatchEvent(new Event('scroll')));
    return result.current;
  }
  return { to, first: result.current, drawn: () => drawn };
}

test('what is seen is drawn first, then two rows ahead of the scroll', () => {
  const { first, to } = scrolling();
  expect(first).toEqual({ from: 0, to: 11 });
  expect(to(440)).toEqual({ from: 10, to: 23 });
  expect(to(396)).toEqual({ from: 6, to: 20 });
});

test('a slow scroll draws one row at a time', () => {
  const { to } = scrolling();
  expect(to(440)).toEqual({ from: 10, to: 23 });
  expect(to(484)).toEqual({ from: 11, to: 24 });
  expect(to(528)).toEqual({ from: 12, to: 25 });
});

test('a step that brings no other row draws nothing', () => {
  const { drawn, to } = scrolling();
  to(440);
  const before = drawn();
  to(450);
  to(460);
  expect(drawn()).toBe(before);
});
