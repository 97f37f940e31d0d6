import { useEffect, useState } from 'react';

/** A pointer that has not moved for so long was left lying on the screen. */
const restMs = 20_000;

/** Returns whether a pointer is on the page and in use. */
export function usePointerNear(): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function leave(): void {
      clearTimeout(timer);
      setIsNear(false);
    }
    function move(): void {
      clearTimeout(timer);
      timer = setTimeout(leave, restMs);
      setIsNear(true);
    }
    window.addEventListener('pointermove', move);
    document.documentElement.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', move);
      document.documentElement.removeEventListener('pointerleave', leave);
    };
  }, []);

  return isNear;
}
