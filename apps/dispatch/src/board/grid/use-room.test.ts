import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRoom } from './use-room.ts';

let resized: () => void = () => undefined;
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(told: () => void) {
      resized = told;
    }
    observe() {}
    disconnect() {}
  },
);
afterEach(() => void vi.restoreAllMocks());

const box = (clientWidth: number, clientHeight: number) =>
  Object.defineProperties(document.createElement('div'), {
    clientWidth: { value: clientWidth, configurable: true },
    clientHeight: { value: clientHeight, configurable: true },
  });

test('the scrollbar of the rows is taken off the room, once they are there', () => {
  const { result } = renderHook(useRoom);
  act(() => void result.current[1](box(1200, 800)));
  expect(result.current[0]).toEqual({ width: 1199, height: 800 });
  act(() => void result.current[1](box(1185, 640)));
  act(() => resized());
  expect(result.current[0]).toEqual({ width: 1184, height: 640 });
});

test('a change of the height alone is drawn', () => {
  const { result } = renderHook(useRoom);
  const element = box(1200, 800);
  act(() => void result.current[1](element));
  Object.defineProperty(element, 'clientHeight', { value: 500 });
  act(() => resized());
  expect(result.current[0]).toEqual({ width: 1199, height: 500 });
});
