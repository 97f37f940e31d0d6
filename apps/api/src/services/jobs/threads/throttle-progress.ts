import type { Steps } from '../queue/held-job.ts';

const everyMs = 250;

/** Tells the first step at once and then the newest of a quarter of a second; nothing once it has stopped. */
export function throttleProgress(tell: (steps: Steps) => void) {
  let latest: Steps = { stepsDone: 0, stepsTotal: null };
  let timer: NodeJS.Timeout | undefined;
  let isUntold = false;
  let isStopped = false;
  function next(): void {
    timer = undefined;
    if (!isUntold) return;
    isUntold = false;
    tell(latest);
    timer = setTimeout(next, everyMs);
  }
  return {
    progress: (stepsDone: number, stepsTotal: number | null) => {
      latest = { stepsDone, stepsTotal };
      isUntold = true;
      if (timer === undefined && !isStopped) next();
    },
    latest: () => latest,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
