const firstMs = 5_000;
const longestMs = 600_000;

/** How long to wait after so many failed attempts: twice as long each time, and never at the same moment as others. */
export function backOffMs(attempts: number, random: () => number = Math.random): number {
  const most = Math.min(longestMs, firstMs * 2 ** (attempts - 1));
  return Math.round(most * (0.5 + random() / 2));
}
