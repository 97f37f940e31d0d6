import { isComposing, isField } from '@haisha/ui/keys';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** What has keys of its own. */
const others = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [data-call]';
/** Keys that scroll or belong to what has the focus, unless that is of the rows or around them. */
const ofRows = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter'];

export type BoardKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Whether an element is a row, in one, the heading of some, or around them all, as the page itself is. */
function isAtRows(element: Element): boolean {
  return element.closest('[data-driver], [data-group]') !== null || element.querySelector('[data-driver]') !== null;
}

/** Keys of the board wherever the focus is; before those of all pages, which answer on the window. */
export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { altKey, ctrlKey, key, metaKey, target } = event;
      if (event.defaultPrevented || isComposing(event) || altKey || ctrlKey || metaKey || isField(target)) return;
      if (!(target instanceof Element) || target.closest(others)) return;
      if (ofRows.includes(key) && !isAtRows(target)) return;
      // On a link or a button Enter is its own.
      if (key === 'Enter' && !target.matches('[data-driver]')) return;
      const act = latest.current[key.length === 1 ? key.toLowerCase() : key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
