import { focusInSight } from '../scroll.ts';

const places = new WeakMap<object, Map<string, HTMLElement>>();

/** Notes which element takes the caret of a field; null when it has left the page. */
export function placeField(control: object, name: string, element: HTMLElement | null): void {
  const placed = places.get(control) ?? new Map<string, HTMLElement>();
  places.set(control, placed);
  if (element) placed.set(name, element);
  else placed.delete(name);
}

/** Gives the caret to the field at fault that stands first on the page, whenever it came there. */
export function focusFirstPlaced(control: object, faults: readonly string[]): void {
  const placed = places.get(control) ?? new Map<string, HTMLElement>();
  const isAtFault = (name: string) =>
    // What is refused as a whole, such as a plate, takes no caret itself: its first part does.
    faults.some((fault) => fault === name || (!placed.has(fault) && name.startsWith(`${fault}.`)));
  const [first] = [...placed]
    .flatMap(([name, element]) => (isAtFault(name) ? [element] : []))
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (first) focusWhole(first);
}

/** Label and message are seen with the control that takes the caret. */
export function focusWhole(control: HTMLElement): void {
  focusInSight(control, control.closest('[data-field]') ?? control);
}
