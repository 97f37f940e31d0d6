import { startTransition, useEffect, useState } from 'react';
import { whenAtRest } from './when-idle.ts';

/** Up to which place across bars are drawn, in pixels: in the room that is seen first, all of them once that stands. */
export function useSeenAcross(roomWidth: number): number {
  const [hasDrawn, setHasDrawn] = useState(false);
  useEffect(() => whenAtRest(() => startTransition(() => setHasDrawn(true))), []);
  return hasDrawn || roomWidth === 0 ? Number.POSITIVE_INFINITY : roomWidth;
}
