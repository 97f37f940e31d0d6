import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Drags a row of a list by mouse, pen or finger: it changes places with each row that is passed. */
export function useDragInList(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [at, setAt] = useState<number | null>(null);
  const act = useRef(onMove);
  act.current = onMove;

  useEffect(() => {
    if (at === null) return;
    const isPassed = (index: number, y: number) => {
      const box = list.current?.children[index]?.getBoundingClientRect();
      if (!box) return false;
      const middle = box.top + box.height / 2;
      return index < at ? y < middle : y > middle;
    };
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const to = isPassed(at - 1, clientY) ? at - 1 : isPassed(at + 1, clientY) ? at + 1 : at;
      if (to === at) return;
      act.current(at, to);
      setAt(to);
    };
    const end = () => setAt(null);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [at, list]);

  return {
    /** Which row is being dragged. */
    at,
    start: (index: number, event: PointerEvent) => {
      if (event.button === 0) setAt(index);
    },
  };
}
