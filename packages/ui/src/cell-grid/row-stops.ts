const focusable = 'textarea, input, select, button, a[href]';

/** Returns the elements at which the Tab key stops, in order. */
export function tabStopsIn(box: Element | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
}

/** Returns whether the focus is in a cell, and whether it is at the end of what belongs to its row in that direction. */
export function rowStops(
  frame: Element | null,
  rowId: string,
  target: EventTarget,
  direction: 1 | -1,
): { isCell: boolean; isLast: boolean } {
  const parts = [...(frame?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])];
  const stops = parts.filter(({ dataset }) => dataset.rowId === rowId).flatMap(tabStopsIn);
  return {
    isCell: target instanceof HTMLTextAreaElement && target.closest('[role=grid]') !== null,
    isLast: stops.at(direction === 1 ? -1 : 0) === target,
  };
}
