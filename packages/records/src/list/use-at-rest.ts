import { useEffect, useState } from 'react';

const doings = ['keydown', 'pointerdown', 'scroll', 'wheel'] as const;

/** Returns whether nobody has pressed, typed or scrolled anything for so long. */
export function useAtRest(ms: number): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const rest = () => setAtRest(true);
    let timer = setTimeout(rest, ms);
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, ms);
      setAtRest(false);
    };
    for (const doing of doings) addEventListener(doing, wake, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const doing of doings) removeEventListener(doing, wake, { capture: true });
    };
  }, [ms]);
  return isAtRest;
}
