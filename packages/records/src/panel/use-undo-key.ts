import { hasUnsavedInput } from '@haisha/platform';
import { isField, isInFront, useShortcut } from '@haisha/ui/keys';
import { useCallback, useEffect, useRef } from 'react';

/** Takes something back; false where it failed and may be tried again. */
export type Undo = () => Promise<boolean>;

/**
 * Ctrl+Z (⌘Z) takes back the last correction, then the one before, except in a field that was typed in and while a value is
 * being corrected. Returns what adds an act of taking back: it gives the act for a button. Button and keys take back once.
 */
export function useUndoKey(): (undo: Undo) => () => Promise<void> {
  const undos = useRef<Undo[]>([]);
  const isBusy = useRef(false);
  const typedIn = useRef(new WeakSet<EventTarget>());

  useEffect(() => {
    const note = ({ target }: Event) =>
      target && isField(target) && !(target instanceof HTMLSelectElement) && typedIn.current.add(target);
    window.addEventListener('input', note, { capture: true });
    return () => window.removeEventListener('input', note, { capture: true });
  }, []);

  const take = useCallback(async (undo: Undo | undefined): Promise<void> => {
    if (!undo || isBusy.current || !undos.current.includes(undo)) return;
    isBusy.current = true;
    if (await undo()) undos.current = undos.current.filter((one) => one !== undo);
    isBusy.current = false;
  }, []);

  useShortcut('mod+z', ({ repeat }) => void (repeat || take(undos.current.at(-1))), {
    when: () =>
      undos.current.length > 0 &&
      isInFront() &&
      !hasUnsavedInput() &&
      !typedIn.current.has(document.activeElement ?? window),
  });

  return useCallback(
    (undo) => {
      undos.current = [...undos.current, undo];
      return () => take(undo);
    },
    [take],
  );
}
