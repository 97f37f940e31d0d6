import { limits } from './protocol.ts';

/** Whether one more client event may pass, asked for each with the time in milliseconds. */
export function createClientEventRate(now: number): (now: number) => boolean {
  const perSecond = limits.clientEventsPerSecond;
  let left: number = perSecond;
  let filledAt = now;
  return (at) => {
    left = Math.min(perSecond, left + ((at - filledAt) / 1000) * perSecond);
    filledAt = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
