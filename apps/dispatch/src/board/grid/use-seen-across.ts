import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenAtRest } from './when-idle.ts';

type LookAcross = (scroller: Pick<HTMLElement, 'scrollLeft'>) => void;

/**
 * Up to which place across bars are drawn, in pixels: in the room that is seen first, all of them once that stands, or as
 * soon as it is left for a run that is open or by scrolling, for which the returned function looks.
 */
export function useSeenAcross(roomWidth: number, openRun: string | null): [until: number, look: LookAcross] {
  const [hasDrawn, setHasDrawn] = useState(false);
  useEffect(() => whenAtRest(() => startTransition(() => setHasDrawn(true))), []);
  const look = useCallback<LookAcross>(({ scrollLeft }) => {
    if (scrollLeft > 0) setHasDrawn(true);
  }, []);
  const isAll = hasDrawn || roomWidth === 0 || openRun !== null;
  return [isAll ? Number.POSITIVE_INFINITY : roomWidth, look];
}
