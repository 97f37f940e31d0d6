import type { MouseEvent } from 'react';

/** Whether a click means something inside the row (link, button, box) or ends a marking of its text, and so must not open it. */
export function isOnControl(event: MouseEvent<HTMLElement>): boolean {
  const row = event.currentTarget;
  const control = (event.target as Element).closest('a, button, input, label, select, textarea');
  return (control !== null && row.contains(control)) || holdsMarkedText(row);
}

// A press on what cannot be marked, such as a badge, leaves what was marked elsewhere on the page.
function holdsMarkedText(row: HTMLElement): boolean {
  const marked = window.getSelection();
  return (
    marked !== null && marked.toString() !== '' && row.contains(marked.anchorNode) && row.contains(marked.focusNode)
  );
}
