import { Virtualizer } from '@tanstack/react-virtual';
import { afterEach, expect, test, vi } from 'vitest';
import { windowedRows } from './windowed-rows.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Starts to watch a box of a height and returns what is told of it, and how to lay the page out. */
function watched(height: number) {
  let layOut: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        layOut = told;
      }
      observe() {}
      unobserve() {}
    },
  );
  const box = document.createElement('div');
  Object.defineProperty(box, 'clientHeight', { value: height });
  const { observeElementRect, initialRect } = windowedRows<HTMLElement>(100, () => 0);
  const virtualizer = new Virtualizer<HTMLElement, Element>({
    count: 100,
    estimateSize: () => 36,
    getScrollElement: () => box,
    scrollToFn: () => undefined,
    observeElementOffset: () => undefined,
    observeElementRect: () => undefined,
    onChange: () => undefined,
  });
  virtualizer._willUpdate();
  const told: number[] = [];
  observeElementRect(virtualizer, (rect) => told.push(rect.height));
  return { told, layOut: () => layOut(), initialHeight: initialRect.height };
}

test('the size of a box is told once it has been laid out, not while it is drawn', () => {
  const { told, layOut } = watched(700);
  expect(told).toEqual([]);
  layOut();
  expect(told).toEqual([700]);
});

test('a box without a height is taken to be as high as the window can show', () => {
  const { told, layOut, initialHeight } = watched(0);
  layOut();
  expect(told).toEqual([window.innerHeight - 120]);
  expect(initialHeight).toBe(window.innerHeight - 120);
});
