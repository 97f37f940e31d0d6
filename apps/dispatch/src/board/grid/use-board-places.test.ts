import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBoardPlaces } from './use-board-places.ts';

test('rows that come anew are not scrolled, and are measured as long as they are there', () => {
  const leave = vi.fn();
  const measured = vi.fn(() => leave);
  const { result } = renderHook(() => useBoardPlaces(measured));
  const { holdBand, holdScroller, scrolled, scroller } = result.current;
  const first = document.createElement('div');
  const letGo = holdScroller(first);
  holdBand(document.createElement('div'));
  scrolled.current = { own: 500, band: 40 };
  letGo();
  expect([scroller.current, leave.mock.calls.length]).toEqual([null, 1]);
  const next = document.createElement('div');
  holdScroller(next);
  holdBand(document.createElement('div'));
  expect([scroller.current, scrolled.current]).toEqual([next, { own: 0, band: 0 }]);
  expect(measured.mock.calls).toEqual([[first], [next]]);
});
