import { useCallback, useRef, useState } from 'react';

/** How much room the rows of the board have, heads and lanes together, in pixels; 0 before it is known. */
export type Room = { width: number; height: number };

/** Measures a box as long as it is there; returns how to leave it. */
export type MeasureRoom = (element: HTMLDivElement) => () => void;

/** The room for the board: that of its box until its rows are there, then what their scrollbar leaves of it. */
export function useRoom(): [Room, MeasureRoom] {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  const isKnown = useRef(false);
  const measured = useCallback((element: HTMLDivElement) => {
    const measure = () => {
      isKnown.current = true;
      const { clientWidth, parentElement } = element;
      // The band of the companies takes of the same height.
      const { clientHeight: height } = parentElement ?? element;
      const width = Math.max(0, clientWidth - 1);
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    // Rows that follow on the box are asked behind the layout of their first frame, not for a layout of their own.
    if (!isKnown.current) measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [room, measured];
}
