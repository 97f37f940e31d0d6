import { useEffect, useState } from 'react';

const turnMs = 15_000;

/** Which of some pages is shown: they turn by themselves while nothing holds them, and by `turn`. */
export function useTurning(pages: number, isHeld: boolean): { page: number; turn: (by: number) => void } {
  const [turned, setTurned] = useState(0);
  const turn = (by: number) => setTurned((count) => count + by);

  // A page that was turned by hand stays as long as any other.
  useEffect(() => {
    if (isHeld || pages < 2) return;
    const timer = setTimeout(() => setTurned(turned + 1), turnMs);
    return () => clearTimeout(timer);
  }, [isHeld, pages, turned]);

  return { page: pages === 0 ? 0 : ((turned % pages) + pages) % pages, turn };
}
