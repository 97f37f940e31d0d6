import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChangedRows } from './use-changed-rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const a = { id: 'a', version: 1, updatedAt: '2026-11-20T00:00:00.000Z' };
const b = { id: 'b', version: 4, updatedAt: '2026-11-19T00:00:00.000Z' };
const firstPage = { page: 1 };

function show(rows: (typeof a)[], view: unknown = firstPage) {
  const hook = renderHook((props) => useChangedRows(props.rows, props.view), { initialProps: { rows, view } });
  return {
    marked: () => [...hook.result.current],
    refresh: (next: (typeof a)[], nextView: unknown = view) => hook.rerender({ rows: next, view: nextView }),
  };
}

test('marks nothing of what is shown first', () => {
  expect(show([a, b]).marked()).toEqual([]);
});

test('marks a row in a newer version, for three seconds', () => {
  const { marked, refresh } = show([a, b]);
  refresh([a, { ...b, version: 5, updatedAt: '2026-11-21T00:00:00.000Z' }]);
  expect(marked()).toEqual(['b']);
  act(() => void vi.advanceTimersByTime(3_000));
  expect(marked()).toEqual([]);
});

test('marks a new row, and not one that has only moved up from the next page', () => {
  const { marked, refresh } = show([a, b]);
  const added = { id: 'c', version: 1, updatedAt: '2026-11-21T00:00:00.000Z' };
  const movedUp = { id: 'd', version: 2, updatedAt: '2026-01-01T00:00:00.000Z' };
  refresh([a, added, movedUp]);
  expect(marked()).toEqual(['c']);
});

test('takes another page or order for another list', () => {
  const { marked, refresh } = show([a]);
  refresh([b, { ...a, version: 2 }], { page: 2 });
  expect(marked()).toEqual([]);
});
