const focusable = 'textarea, input, select, button, a[href]';

/** Returns the elements of a drawn row at which the Tab key stops, in order. */
export function tabStopsOf(row: Element | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
}

/** Returns whether the focus is in a cell, and whether it is at the end of its row in that direction. */
export function rowStops(target: EventTarget, direction: 1 | -1): { isCell: boolean; isLast: boolean } {
  const element = target instanceof HTMLElement ? target : null;
  const stops = tabStopsOf(element?.closest('[data-row-id]') ?? null);
  return {
    isCell: element instanceof HTMLTextAreaElement,
    isLast: stops.at(direction === 1 ? -1 : 0) === element,
  };
}
