import { startTransition, useEffect, useState } from 'react';

/** Returns whether what was drawn first is on the screen, so that the rest may follow; `atOnce` where nothing waits. */
export function useOnceShown(atOnce: boolean): boolean {
  const [isShown, setShown] = useState(atOnce);
  useEffect(() => {
    if (isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Of a frame the callbacks come first, then its picture.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isShown]);
  return isShown;
}
