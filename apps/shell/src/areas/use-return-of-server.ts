import { useEffect, useEffectEvent } from 'react';
import { isPageAnswered } from './chunk-guard.ts';

const pauseMs = 5_000;

/** Calls back when a server that did not answer does so again; stops asking once it answers. */
export function useReturnOfServer(isWaiting: boolean, onReturn: () => void): void {
  const callBack = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isWaiting) return;
    let wasAway = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    async function ask(): Promise<void> {
      const isAnswered = await isPageAnswered();
      if (isUnmounted) return;
      if (!isAnswered) {
        wasAway = true;
        timer = setTimeout(() => void ask(), pauseMs);
      } else if (wasAway) callBack();
    }
    void ask();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [isWaiting]);
}
