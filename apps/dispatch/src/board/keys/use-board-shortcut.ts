import { isInFront, type ShortcutOptions, useShortcut } from '@haisha/ui/keys';

/** Calls the handler when the keys are pressed while neither a modal dialog nor a menu lies over the board. */
export function useBoardShortcut(
  keys: string,
  handler: (event: KeyboardEvent) => void,
  options: Omit<ShortcutOptions, 'when'> = {},
): void {
  useShortcut(keys, handler, { ...options, when: isInFront });
}
