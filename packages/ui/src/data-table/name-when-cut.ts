import type { PointerEvent } from 'react';

/** Gives the cell under the pointer its whole text as a tooltip where it is cut: one handler for all cells. */
export function nameWhenCut({ target }: PointerEvent<HTMLElement>): void {
  const cell = (target as Element).closest<HTMLElement>('td, th, [data-cut]');
  if (!cell) return;
  if (isCut(cell)) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

function isCut(cell: HTMLElement): boolean {
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('[data-cut]')];
  return parts.some((part) => part.scrollWidth > part.clientWidth);
}
