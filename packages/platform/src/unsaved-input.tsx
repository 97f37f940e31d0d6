import { useCallback, useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirmLeave } from './configure.ts';

const dirtyForms = new Set<string>();

/** True while some form holds input that is not saved: no reload, release or log out may drop it unasked. */
export function hasUnsavedInput(): boolean {
  return dirtyForms.size > 0;
}

/**
 * Says whether this form holds input that is not saved. The returned function lets the next navigation pass: call it
 * after saving and before leaving, because the form is still dirty then.
 */
export function useUnsavedGuard(isDirty: boolean): () => void {
  const form = useId();
  useEffect(() => {
    if (!isDirty) return;
    dirtyForms.add(form);
    return () => void dirtyForms.delete(form);
  }, [form, isDirty]);
  return useCallback(() => void dirtyForms.delete(form), [form]);
}

/** The one guard of the page, mounted once by the shell inside the router: asks before input is lost. */
export function UnsavedInputGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedInput() && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = useRef(false);

  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void confirmLeave().then((mayLeave) => {
      isAsking.current = false;
      if (mayLeave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasUnsavedInput()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return null;
}
