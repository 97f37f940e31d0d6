/*
 * What runs in the page of the board: each function is sent there alone, and refers to nothing outside of itself.
 */

/** Resolves with the time from the end of the day's answer to the frame in which bars are drawn. */
export function whenDayIsPainted(): Promise<number> {
  return new Promise((resolve) => {
    function look(): void {
      if (!document.querySelector('[data-scroller] [data-run]')) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const day = answers.findLast((one) => one.name.includes('/api/allocations/day'));
        resolve(performance.now() - (day?.responseEnd ?? 0));
      };
      requestAnimationFrame(() => port2.postMessage(null));
    }
    look();
  });
}

/** Returns the middle of a bar that may be carried and that nothing covers. Throws when there is none. */
export function placeOfBar(): { x: number; y: number } {
  for (const bar of document.querySelectorAll('[data-scroller] [data-run][data-movable]')) {
    const { height, left, top, width } = bar.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (bar.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  throw new Error('no bar is on the screen');
}

/** Scrolls the rows down, and resolves with how long each frame took. */
export function whenFramesPass(count: number): Promise<number[]> {
  return new Promise((resolve) => {
    const scroller = document.querySelector('[data-scroller]');
    const times: number[] = [];
    let last = 0;
    function next(now: number): void {
      if (last > 0) times.push(now - last);
      last = now;
      if (times.length === count) {
        scroller?.scrollTo({ top: 0 });
        requestAnimationFrame(() => resolve(times));
        return;
      }
      scroller?.scrollBy({ top: 24 });
      requestAnimationFrame(next);
    }
    requestAnimationFrame(next);
  });
}

/** What is looked at while something is carried, begun before the first move and asked for after the last one. */
type Watched = Window & { judged?: Promise<number>; followed?: number[] };

/**
 * Looks from now on how long after the first move of the pointer each row in sight has its verdict, NaN when that takes
 * longer than so many milliseconds, and how long after each move the frame ends that follows it.
 */
export function watchCarrying(mostMs: number): void {
  const page: Watched = window;
  const followed: number[] = [];
  page.followed = followed;
  window.addEventListener(
    'pointermove',
    ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => followed.push(performance.now() - timeStamp);
      requestAnimationFrame(() => port2.postMessage(null));
    },
    { capture: true },
  );
  page.judged = new Promise((resolve) => {
    function first({ timeStamp }: PointerEvent): void {
      function look(): void {
        const rows = [...document.querySelectorAll('[data-scroller] [data-row]')];
        const took = performance.now() - timeStamp;
        if (took > mostMs) resolve(Number.NaN);
        else if (rows.length > 0 && rows.every((row) => row.hasAttribute('data-may'))) resolve(took);
        else requestAnimationFrame(look);
      }
      look();
    }
    window.addEventListener('pointermove', first, { capture: true, once: true });
    setTimeout(() => resolve(Number.NaN), 2 * mostMs);
  });
}

/** Returns what was seen since `watchCarrying`. */
export async function seenCarrying(): Promise<{ judged: number; followed: number[] }> {
  const { followed = [], judged }: Watched = window;
  return { judged: (await judged) ?? Number.NaN, followed };
}
