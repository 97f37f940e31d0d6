export type Panel = 'palette' | 'sheet' | null;

export const paletteKeys = 'mod+k';
export const sheetKeys = '?';

let panel: Panel = null;
let sought = '';
const listeners = new Set<() => void>();

function show(next: Panel): void {
  panel = next;
  for (const listener of listeners) listener();
}

/** Returns which of the two panels of the keyboard is open. */
export function openPanel(): Panel {
  return panel;
}

export function onPanelChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens the search from anywhere in the shell. */
export function openCommandPalette(): void {
  show('palette');
}

/** Opens the list of all keys. */
export function openShortcutSheet(): void {
  show('sheet');
}

/** Returns what was last searched for; it goes with the document, and so with the login. */
export function soughtText(): string {
  return sought;
}

export function keepSoughtText(text: string): void {
  sought = text;
}

export function closePanel(): void {
  show(null);
}
