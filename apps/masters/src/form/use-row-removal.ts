import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes a row away without losing the focus: what stood in the row is followed by the remove button of the row that
 * takes its place, or by the add button. Both are marked with `data-part`.
 */
export function useRowRemoval(place: RefObject<HTMLElement | null>, onRemove: (index: number) => void) {
  const removed = useRef<number>(null);

  useEffect(() => {
    if (removed.current === null) return;
    const at = removed.current;
    removed.current = null;
    if (document.activeElement !== document.body) return;
    const removers = place.current?.querySelectorAll<HTMLElement>('[data-part=remove]') ?? [];
    const next = removers[Math.min(at, removers.length - 1)];
    (next ?? place.current?.querySelector<HTMLElement>('[data-part=add]'))?.focus();
  });

  /** `at` counts the rows of this place, where the list spans several. */
  return (index: number, at = index): void => {
    removed.current = at;
    onRemove(index);
  };
}
