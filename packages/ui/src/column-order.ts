/** Returns the shown columns with one moved a place forward or back; at the end nothing changes. */
export function columnMoved(shown: readonly string[], id: string, step: 1 | -1): string[] {
  const from = shown.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= shown.length) return [...shown];
  return shown.filter((one) => one !== id).toSpliced(to, 0, id);
}

/** Returns the shown columns with one more, after the nearest column that precedes it by default. */
export function columnShown(all: readonly string[], shown: readonly string[], id: string): string[] {
  if (shown.includes(id)) return [...shown];
  const before = all.slice(0, all.indexOf(id)).findLast((one) => shown.includes(one));
  return shown.toSpliced(before === undefined ? 0 : shown.indexOf(before) + 1, 0, id);
}
