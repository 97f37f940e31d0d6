import { useSession } from '@haisha/platform';
import { useEffect } from 'react';
import { useShell } from '../shell-context.ts';

const pauseMs = 30_000;

/** On return to the page finds out whether the session has ended, or another user has logged in in another tab. */
export function useSessionWatch(): void {
  const { session, logInAgain } = useShell();
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId === undefined) return;
    let askedAt = Date.now();
    async function look() {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < pauseMs) return;
      askedAt = Date.now();
      // An unreachable server says nothing about the session.
      const now = await session.ask().catch(() => undefined);
      if (now !== undefined && now?.user.id !== userId) await logInAgain.ask();
    }
    const onReturn = () => void look();
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [session, logInAgain, userId]);
}
