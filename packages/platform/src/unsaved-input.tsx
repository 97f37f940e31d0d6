import { barePath } from '@haisha/i18n';
import { useCallback, useEffect, useId } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirmLeave } from './configure.ts';

const dirtyForms = new Set<string>();
let asking: Promise<boolean> | null = null;

/** Returns true while a form holds unsaved input: no reload, release or logout may drop it without asking. */
export function hasUnsavedInput(): boolean {
  return dirtyForms.size > 0;
}

/**
 * Registers whether this form holds unsaved input. The returned function lets navigation pass: call it after saving and
 * before leaving, because the form is still dirty then.
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
    // Going back again while the question is open must not ask twice: the newest navigation gets the answer.
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

/** The path in whatever language, the dialog that the address opens over it, and the form (`as`) it takes; the rest of the query only says how a list is shown. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  return [barePath(pathname), ...['open', 'add', 'from', 'as'].map((name) => params.get(name) ?? '-')].join(' ');
}
