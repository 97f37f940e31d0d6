import type { Range } from '@tanstack/react-virtual';
import { startTransition, useEffect, useReducer, useRef } from 'react';
import { keepsOrder } from './keeps-order.ts';

/** A list of more rows keeps those in sight alone. */
const mostRows = 200;
const rowsAtOnce = 4;
const none = { first: Number.POSITIVE_INFINITY, last: -1 };

/**
 * Draws the rows out of sight while nothing else is to be done, some at a time, and keeps what was drawn: scrolling a page
 * of a list then moves it and draws nothing. After a jump beyond what is drawn it begins anew, around the rows in sight.
 * Returns the range to draw around the rows in sight.
 */
export function useRowsAhead(ids: readonly string[], isBusy: () => boolean): (sight: Range) => Range {
  const kept = useRef({ ids, ...none });
  const [, draw] = useReducer((count: number) => count + 1, 0);
  if (kept.current.ids !== ids) kept.current = { ...(keepsOrder(kept.current.ids, ids) ? kept.current : none), ids };

  // After each drawing: the next rows.
  useEffect(() => {
    const { first, last } = kept.current;
    const isWhole = first === 0 && last >= ids.length - 1;
    if (ids.length > mostRows || isWhole || last === -1 || isBusy() || !('requestIdleCallback' in window)) return;
    const waiting = requestIdleCallback(() => {
      if (last < ids.length - 1) kept.current.last = last + rowsAtOnce;
      else kept.current.first = Math.max(0, first - rowsAtOnce);
      startTransition(draw);
    });
    return () => cancelIdleCallback(waiting);
  });

  return (sight) => {
    if (ids.length > mostRows) return sight;
    const { first, last } = kept.current;
    const isNear = sight.startIndex <= last + 1 && sight.endIndex >= first - 1;
    const startIndex = isNear ? Math.min(first, sight.startIndex) : sight.startIndex;
    const endIndex = Math.min(isNear ? Math.max(last, sight.endIndex) : sight.endIndex, ids.length - 1);
    kept.current = { ids, first: startIndex, last: endIndex };
    return { ...sight, startIndex, endIndex };
  };
}
