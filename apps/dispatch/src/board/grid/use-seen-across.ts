import { startTransition, useEffect, useState } from 'react';
import { whenAtRest } from './when-idle.ts';

/** Up to which place across bars are drawn, in pixels: what a room shows of so many first, all of them once that has been drawn. */
export function useSeenAcross(roomWidth: number): number {
  const [hasDrawn, setHasDrawn] = useState(false);
  useEffect(() => whenAtRest(() => startTransition(() => setHasDrawn(true))), []);
  return hasDrawn || roomWidth === 0 ? Number.POSITIVE_INFINITY : roomWidth;
}
