import { focusInSight } from '../scroll.ts';

const places = new WeakMap<object, Map<string, HTMLElement>>();

/** Registers the element that gets the focus of a field; null when it has left the page. */
export function placeField(control: object, name: string, element: HTMLElement | null): void {
  const placed = places.get(control) ?? new Map<string, HTMLElement>();
  places.set(control, placed);
  if (element) placed.set(name, element);
  else placed.delete(name);
}

/** Focuses the first faulty field on the page, whatever the order in which the fields appeared. */
export function focusFirstPlaced(control: object, faults: readonly string[]): void {
  const placed = places.get(control) ?? new Map<string, HTMLElement>();
  const isAtFault = (name: string) =>
    // A fault of a whole, such as a plate, has no element of its own: its first part gets the focus.
    faults.some((fault) => fault === name || (!placed.has(fault) && name.startsWith(`${fault}.`)));
  const [first] = [...placed]
    .flatMap(([name, element]) => (isAtFault(name) ? [element] : []))
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (first) focusWhole(first);
}

/** Scrolls label and message into view together with the focused control. */
export function focusWhole(control: HTMLElement): void {
  // What is folded away cannot have the focus.
  for (let fold = foldAround(control); fold; fold = foldAround(fold)) fold.open = true;
  focusInSight(control, control.closest('[data-field]') ?? control);
}

function foldAround(element: Element): HTMLDetailsElement | null {
  return element.closest('details:not([open])');
}
