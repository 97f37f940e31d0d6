import { useEffect, useEffectEvent } from 'react';
import { isPageAnswered } from './chunk-guard.ts';

const pauseMs = 5_000;

/** Calls back when a server that did not answer does so again; stops asking once it answers. */
export function useReturnOfServer(isWaiting: boolean, onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isWaiting) return;
    let wasAway = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    async function ask(): Promise<void> {
      const isAnswered = await isPageAnswered();
      if (gone) return;
      if (!isAnswered) {
        wasAway = true;
        timer = setTimeout(() => void ask(), pauseMs);
      } else if (wasAway) tell();
    }
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [isWaiting]);
}
