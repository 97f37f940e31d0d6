import { useSession } from '@haisha/platform';
import { useCallback, useEffect } from 'react';
import { useShell } from '../shell-context.ts';

const pauseMs = 30_000;

/** Checks whether the session has ended, or another user has logged in in another tab; the user can log in again. */
export function useSessionCheck(): () => Promise<void> {
  const { session, logInAgain } = useShell();
  return useCallback(async () => {
    const known = session.get();
    if (!known) return;
    // An unreachable server says nothing about the session.
    const now = await session.ask().catch(() => undefined);
    if (now === undefined || session.get() !== known) return;
    if (now?.user.id !== known.user.id) await logInAgain.ask();
  }, [session, logInAgain]);
}

/** Checks the session on return to the page. */
export function useSessionWatch(): void {
  const check = useSessionCheck();
  const isLoggedIn = useSession() !== null;
  useEffect(() => {
    if (!isLoggedIn) return;
    let checkedAt = Date.now();
    function onReturn(): void {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < pauseMs) return;
      checkedAt = Date.now();
      void check();
    }
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [check, isLoggedIn]);
}
