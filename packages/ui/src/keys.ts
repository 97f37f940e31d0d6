import { useLayoutEffect, useRef } from 'react';

export type ShortcutOptions = {
  enabled?: boolean;
  /** Also acts while a field has the focus; on by default for combinations with Ctrl or ⌘. */
  inFields?: boolean;
  /** Called when the keys are pressed: false leaves them to the next handler. */
  when?: () => boolean;
};

type KeyEvent = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'keyCode' | 'isComposing'>;

/**
 * Returns whether a key press belongs to the conversion of Japanese input and must not act; Safari sends 229 for the
 * confirming Enter.
 */
export function isComposing(event: { isComposing?: boolean; keyCode?: number; nativeEvent?: Event }): boolean {
  const native = (event.nativeEvent ?? event) as { isComposing?: boolean; keyCode?: number };
  return native.isComposing === true || native.keyCode === 229;
}

/** Returns whether a key press is the combination: `mod+k` (Ctrl, or ⌘ on a Mac), `shift+enter`, `?`, `/`. */
export function matchesKeys(event: KeyEvent, keys: string): boolean {
  const parts = keys.toLowerCase().split('+');
  const key = parts.pop();
  const wants = (modifier: string) => parts.includes(modifier);
  if (wants('mod') !== (event.ctrlKey || event.metaKey)) return false;
  if (wants('alt') !== event.altKey) return false;
  // `?` needs Shift on some keyboards and not on others: for signs only the character counts.
  const isSign = key !== undefined && key.length === 1 && !/[a-z0-9]/.test(key);
  if (!isSign && wants('shift') !== event.shiftKey) return false;
  return event.key.toLowerCase() === key;
}

/** Calls the handler when the combination is pressed anywhere on the page, never during Japanese conversion. */
export function useShortcut(
  keys: string,
  handler: (event: KeyboardEvent) => void,
  options: ShortcutOptions = {},
): void {
  const { enabled = true, inFields = keys.toLowerCase().includes('mod+') } = options;
  const latest = useRef({ handler, when: options.when });
  useLayoutEffect(() => {
    latest.current = { handler, when: options.when };
  });
  // What is seen takes keys: an effect behind the picture would miss the first ones.
  useLayoutEffect(() => {
    if (!enabled) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event) || !matchesKeys(event, keys)) return;
      if (!inFields && isField(event.target)) return;
      if (latest.current.when?.() === false) return;
      event.preventDefault();
      latest.current.handler(event);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [keys, enabled, inFields]);
}

/** Returns whether neither a modal dialog nor a menu lies over the page: what does gets the keys first. */
export function isInFront(): boolean {
  return document.querySelector('dialog[open], [aria-modal=true], [role=menu]:not([hidden])') === null;
}

/** Writes a combination for people: `⌘K` on a Mac, `Ctrl+K` elsewhere. */
export function displayKeys(keys: string): string {
  const mac = /mac|iphone|ipad/i.test(navigator.userAgent);
  const names: Record<string, string> = {
    mod: mac ? '⌘' : 'Ctrl',
    shift: mac ? '⇧' : 'Shift',
    alt: mac ? '⌥' : 'Alt',
    enter: 'Enter',
    escape: 'Esc',
    arrowup: '↑',
    arrowdown: '↓',
    space: 'Space',
  };
  const parts = keys
    .split('+')
    .map((part) => names[part.toLowerCase()] ?? (part.length === 1 ? part.toUpperCase() : part));
  return parts.join(mac ? '' : '+');
}

/** Returns whether what has the focus takes text. */
export function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'reset'].includes(target.type)
  );
}
