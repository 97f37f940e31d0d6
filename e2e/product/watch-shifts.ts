declare global {
  interface Window {
    shifts: string[];
  }
}

/** Keeps in the page what moves without a press or a key, and from where to where. */
export function watchShifts(): void {
  type Shift = PerformanceEntry & {
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  window.shifts = [];
  const place = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      for (const { node, previousRect, currentRect } of sources)
        window.shifts.push(
          `${node?.nodeName} ${node?.textContent?.slice(0, 20)}: ${place(previousRect)} to ${place(currentRect)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
