import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many tools of a bar have room in its row, from the first on. The row holds them as `data-tool` behind the room
 * that is left, `data-free`.
 */
export function useFittingTools(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  /** By place; known once a tool has been drawn in the row. */
  const widths = useRef<number[]>([]);

  function fit() {
    const bar = row.current;
    if (!bar) return;
    const drawn = [...bar.querySelectorAll<HTMLElement>('[data-tool]')];
    drawn.forEach((tool, place) => {
      widths.current[place] = tool.offsetWidth;
    });
    const gap = Number.parseFloat(getComputedStyle(bar).columnGap) || 0;
    const room = bar.querySelector<HTMLElement>('[data-free]')?.offsetWidth ?? 0;
    const next = widths.current[drawn.length];
    if (drawn.length > 0 && sticksOut(bar)) setFitting(drawn.length - 1);
    else if (drawn.length < count && (next === undefined || next + gap <= room)) setFitting(drawn.length + 1);
  }

  useLayoutEffect(fit);
  useLayoutEffect(() => {
    const bar = row.current;
    if (!bar || count === 0) return;
    const observer = new ResizeObserver(fit);
    observer.observe(bar);
    return () => observer.disconnect();
  }, [count]);

  return Math.min(fitting, count);
}

/** Also where it only covers the padding at the end of the row, which the browser does not call overflowing. */
function sticksOut(bar: HTMLElement): boolean {
  const padding = Number.parseFloat(getComputedStyle(bar).paddingInlineEnd) || 0;
  const end = bar.getBoundingClientRect().right - padding;
  const last = bar.lastElementChild?.getBoundingClientRect().right ?? 0;
  return bar.scrollWidth > bar.clientWidth || last > end + 1;
}
