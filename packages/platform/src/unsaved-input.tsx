import { useCallback, useEffect, useId } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirmLeave } from './configure.ts';

const dirtyForms = new Set<string>();
let asking: Promise<boolean> | null = null;

/** True while some form holds input that is not saved: no reload, release or log out may drop it unasked. */
export function hasUnsavedInput(): boolean {
  return dirtyForms.size > 0;
}

/**
 * Says whether this form holds input that is not saved. The returned function lets navigation pass: call it after
 * saving and before leaving, because the form is still dirty then.
 */
export function useUnsavedGuard(isDirty: boolean): () => void {
  const form = useId();
  const release = useCallback(() => void dirtyForms.delete(form), [form]);
  useEffect(() => {
    if (isDirty) dirtyForms.add(form);
    return release;
  }, [form, isDirty, release]);
  return release;
}

/** The one guard of the page, mounted once by the shell inside the router: asks before input is lost. */
export function UnsavedInputGuard() {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedInput() && placeOf(currentLocation) !== placeOf(nextLocation),
  );

  useEffect(() => {
    if (state !== 'blocked') return;
    // Going back again while the question stands must not ask twice: the newest navigation takes the answer.
    let isNewest = true;
    asking ??= confirmLeave().finally(() => {
      asking = null;
    });
    void asking.then((mayLeave) => isNewest && (mayLeave ? proceed() : reset()));
    return () => {
      isNewest = false;
    };
  }, [state, proceed, reset]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasUnsavedInput()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return null;
}

/** The page, and the dialog over it that its address names: what else stands in the address is how a list is looked at. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  return [pathname, ...['open', 'add', 'from'].map((name) => params.get(name) ?? '-')].join(' ');
}
