const beatMs = 5_000;
/** Browsers may delay the timers of a background page up to a minute; a machine that slept is away for longer. */
const sleepMs = 75_000;

export type Return = 'awake' | 'visible' | 'online';

/** Reports when the machine wakes from sleep, the user returns to the page, or the network comes back. */
export function watchReturn(onReturn: (how: Return) => void, page: Document = document): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let beatAt = Date.now();
  function checkTimer(): void {
    const pause = Date.now() - beatAt;
    beatAt = Date.now();
    if (pause > sleepMs) onReturn('awake');
  }
  const timer = setInterval(checkTimer, beatMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  page.addEventListener(
    'visibilitychange',
    () => {
      // Checks the timer first: a page that comes back with the machine has to know that the machine slept.
      checkTimer();
      if (page.visibilityState === 'visible') onReturn('visible');
    },
    { signal },
  );
  page.defaultView?.addEventListener('online', () => onReturn('online'), { signal });
  return () => stop.abort();
}
