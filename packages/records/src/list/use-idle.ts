import { useEffect, useState } from 'react';

const longestMs = 1_000;

/** True once the browser has had nothing more urgent to do since the component was drawn. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const note = () => setIsIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(note);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(note, { timeout: longestMs });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isIdle;
}
