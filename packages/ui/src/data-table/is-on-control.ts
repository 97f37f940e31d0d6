import type { MouseEvent } from 'react';

/** Whether a click means something inside the row (link, button, box) or ends a marking of text, and so must not open it. */
export function isOnControl(event: MouseEvent<HTMLElement>): boolean {
  const control = (event.target as Element).closest('a, button, input, label, select, textarea');
  if (control && event.currentTarget.contains(control)) return true;
  return (window.getSelection()?.toString() ?? '') !== '';
}
