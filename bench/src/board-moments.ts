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

/** Resolves with the time from the move that takes a bar up to the frame in which each row in sight has its verdict. */
export function whenRowsAreJudged(): Promise<number> {
  return new Promise((resolve) => {
    let since = 0;
    const until = performance.now() + 20_000;
    window.addEventListener(
      'pointermove',
      ({ timeStamp }) => {
        since = timeStamp;
      },
      { capture: true, once: true },
    );
    function look(): void {
      const rows = [...document.querySelectorAll('[data-scroller] [data-row]')];
      if (performance.now() > until) {
        resolve(Number.NaN);
        return;
      }
      if (since > 0 && rows.length > 0 && rows.every((row) => row.hasAttribute('data-may'))) {
        resolve(performance.now() - since);
        return;
      }
      requestAnimationFrame(look);
    }
    look();
  });
}

/** Resolves with the times from so many moves of the pointer to the end of the frame that follows each. */
export function whenPointerIsFollowed(count: number): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    function measure({ timeStamp }: PointerEvent): void {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.push(performance.now() - timeStamp);
        if (times.length < count) return;
        window.removeEventListener('pointermove', measure, { capture: true });
        resolve(times);
      };
      requestAnimationFrame(() => port2.postMessage(null));
    }
    window.addEventListener('pointermove', measure, { capture: true });
  });
}
