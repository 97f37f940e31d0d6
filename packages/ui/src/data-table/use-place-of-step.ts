import { type RefObject, useLayoutEffect } from 'react';
import { useFirstRows } from './use-first-rows.ts';

/** How far tables were scrolled when they were left, by the step in the history of the tab. */
const left = new Map<string, number>();

/** Scrolls a table, once its first rows are there, to where it was when the same step of the history was left. */
export function usePlaceOfStep(box: RefObject<HTMLElement | null>, step: string | undefined, rows: number): void {
  useFirstRows(rows, () => {
    const place = step === undefined ? undefined : left.get(step);
    if (box.current && place) box.current.scrollTop = place;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || step === undefined) return;
    return () => void left.set(step, element.scrollTop);
  }, [box, step]);
}
