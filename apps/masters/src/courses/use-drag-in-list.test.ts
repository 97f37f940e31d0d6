import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { useDragInList } from './use-drag-in-list.ts';

test('a pointer that moves on before the list is drawn anew goes on from where the row is by now', () => {
  const list = document.createElement('ol');
  list.append(
    ...[0, 1, 2].map((index) => {
      const row = document.createElement('li');
      row.getBoundingClientRect = () => new DOMRect(0, index * 40, 100, 40);
      return row;
    }),
  );
  const onMove = vi.fn();
  const { result } = renderHook(() => useDragInList({ current: list }, onMove));
  const move = (clientY: number) => window.dispatchEvent(new MouseEvent('pointermove', { clientY }));
  act(() => result.current.start(0, { button: 0 } as PointerEvent));
  act(() => {
    move(65);
    move(70);
    move(105);
  });
  expect(onMove.mock.calls).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(result.current.at).toBe(2);
});
