import { type RefObject, useLayoutEffect, useRef } from 'react';

type Options = { ids: readonly string[]; box: RefObject<HTMLElement | null>; headerHeightPx: number };
/** A row and its distance below the head of all rows. */
type RowPosition = { id: string; offset: number };

/**
 * Keeps the visible rows in place when rows above them appear or disappear; at the top of the table new rows simply
 * show.
 */
export function useKeptPlace({ ids, box, headerHeightPx }: Options): void {
  const place = useRef<RowPosition | null>(null);
  const shown = useRef(ids);

  // Runs at every render: compares with the position of the first visible row noted before.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = place.current;
    if (before && element.scrollTop > 0 && differOnlyByAddedOrRemoved(shown.current, ids)) {
      const row = element.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(before.id)}"]`);
      if (row) element.scrollTop += offsetIn(element, row) - before.offset;
    }
    shown.current = ids;
    place.current = firstVisibleRow(element, headerHeightPx);
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const note = (): void => {
      place.current = firstVisibleRow(element, headerHeightPx);
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [box, headerHeightPx]);
}

/**
 * Returns true when some rows are new or gone and the others keep their order; another order or page is another list.
 */
function differOnlyByAddedOrRemoved(before: readonly string[], after: readonly string[]): boolean {
  if (before === after) return false;
  const were = new Set(before);
  const are = new Set(after);
  const remaining = before.filter((id) => are.has(id));
  if (remaining.length === 0 || (remaining.length === before.length && remaining.length === after.length)) return false;
  return remaining.join() === after.filter((id) => were.has(id)).join();
}

function firstVisibleRow(box: HTMLElement, headerHeightPx: number): RowPosition | null {
  for (const row of box.querySelectorAll<HTMLElement>('[data-row-id]')) {
    const offset = offsetIn(box, row);
    const id = row.dataset.rowId;
    if (offset + row.offsetHeight > box.scrollTop + headerHeightPx && id !== undefined) return { id, offset };
  }
  return null;
}

function offsetIn(box: HTMLElement, row: HTMLElement): number {
  return row.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
}
