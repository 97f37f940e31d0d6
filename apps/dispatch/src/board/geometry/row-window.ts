/** Returns where rows of these heights begin, and at the end where the last one ends. */
export function topsOf(heights: readonly number[]): number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

/** Returns the row at a height; the first above all rows, the last below them, -1 without rows. */
export function rowAt(tops: readonly number[], y: number): number {
  let low = 0;
  let high = tops.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.min(low, tops.length - 2);
}

/** Returns the first row that is seen and the one behind the last, with so many pixels more above and below. */
export function rowsWithin(
  tops: readonly number[],
  { top, height, margin }: { top: number; height: number; margin: number },
): { from: number; to: number } {
  if (tops.length < 2) return { from: 0, to: 0 };
  return { from: rowAt(tops, top - margin), to: rowAt(tops, top + height + margin) + 1 };
}
