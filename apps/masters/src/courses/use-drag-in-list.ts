import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Drags a row of a list by mouse, pen or finger: it changes places with each row that is passed. */
export function useDragInList(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [at, setAt] = useState<number | null>(null);
  /** Where the row is by now, which may be further than what is drawn. */
  const now = useRef(0);
  const isDragging = at !== null;
  const act = useRef(onMove);
  act.current = onMove;

  useEffect(() => {
    if (!isDragging) return;
    const isPassed = (index: number, y: number) => {
      const box = list.current?.children[index]?.getBoundingClientRect();
      if (!box) return false;
      const middle = box.top + box.height / 2;
      return index < now.current ? y < middle : y > middle;
    };
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const from = now.current;
      const to = isPassed(from - 1, clientY) ? from - 1 : isPassed(from + 1, clientY) ? from + 1 : from;
      if (to === from) return;
      now.current = to;
      act.current(from, to);
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
  }, [isDragging, list]);

  return {
    /** Which row is being dragged. */
    at,
    start: (index: number, event: PointerEvent) => {
      if (event.button !== 0) return;
      now.current = index;
      setAt(index);
    },
  };
}
