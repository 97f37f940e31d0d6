import { type ShortcutOptions, useShortcut } from '@haisha/ui/keys';

/** Calls the handler when the keys are pressed while no modal dialog lies over the board. */
export function useBoardShortcut(
  keys: string,
  handler: (event: KeyboardEvent) => void,
  options: Omit<ShortcutOptions, 'when'> = {},
): void {
  useShortcut(keys, handler, { ...options, when: isInFront });
}

/** Returns whether no modal dialog is open. */
export function isInFront(): boolean {
  return document.querySelector('dialog[open], [aria-modal=true]') === null;
}
