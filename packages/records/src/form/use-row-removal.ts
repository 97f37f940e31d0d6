import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes a row away without losing the focus: what stood in the row is followed by the remove button of the row that
 * takes its place, or by the add button. Both are marked with `data-part`.
 */
export function useRowRemoval(place: RefObject<HTMLElement | null>, onRemove: (index: number) => void) {
  const removed = useRef<{ at: number; count: number }>(null);
  const removers = () => place.current?.querySelectorAll<HTMLElement>('[data-part=remove]') ?? [];

  useEffect(() => {
    if (removed.current === null) return;
    const { at, count } = removed.current;
    const left = removers();
    // Drawn anew for another reason while the row is still there.
    if (left.length >= count) return;
    removed.current = null;
    if (document.activeElement !== document.body) return;
    const next = left[Math.min(at, left.length - 1)];
    (next ?? place.current?.querySelector<HTMLElement>('[data-part=add]'))?.focus();
  });

  /** `at` counts the rows of this place, where the list spans several. */
  return (index: number, at = index): void => {
    removed.current = { at, count: removers().length };
    onRemove(index);
  };
}
