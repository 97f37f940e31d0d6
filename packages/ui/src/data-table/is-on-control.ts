import type { MouseEvent } from 'react';

/**
 * Returns whether a click is for something inside the row (link, button, box) or ends a text selection in it, and so
 * must not open the row.
 */
export function isOnControl(event: MouseEvent<HTMLElement>, row: HTMLElement = event.currentTarget): boolean {
  const control = (event.target as Element).closest('a, button, input, label, select, textarea');
  return (control !== null && row.contains(control)) || holdsMarkedText(row);
}

// A press on something that cannot be selected, such as a badge, keeps a selection elsewhere on the page.
function holdsMarkedText(row: HTMLElement): boolean {
  const marked = window.getSelection();
  return (
    marked !== null && marked.toString() !== '' && row.contains(marked.anchorNode) && row.contains(marked.focusNode)
  );
}
