import { useShortcut } from '@haisha/ui/keys';
import { useCallback, useEffect, useRef } from 'react';
import { isInFront } from './is-in-front.ts';

/**
 * Ctrl+Z (⌘Z) takes back what was done last, except in a field that was typed in. Returns what adds an act of taking
 * back: it gives the act for a button, after which the keys do not repeat it.
 */
export function useUndoKey(): (undo: () => void) => () => void {
  const undos = useRef<(() => void)[]>([]);
  const typedIn = useRef(new WeakSet<EventTarget>());

  useEffect(() => {
    const note = ({ target }: Event) => target && typedIn.current.add(target);
    window.addEventListener('input', note, { capture: true });
    return () => window.removeEventListener('input', note, { capture: true });
  }, []);

  useShortcut('mod+z', () => undos.current.at(-1)?.(), {
    when: () => undos.current.length > 0 && isInFront() && !typedIn.current.has(document.activeElement ?? window),
  });

  return useCallback((undo) => {
    const once = () => {
      undos.current = undos.current.filter((one) => one !== once);
      undo();
    };
    undos.current = [...undos.current, once];
    return once;
  }, []);
}
