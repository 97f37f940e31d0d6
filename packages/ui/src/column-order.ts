/** The columns shown with one of them a place further on or back; at the end nothing changes. */
export function columnMoved(shown: readonly string[], id: string, step: 1 | -1): string[] {
  const from = shown.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= shown.length) return [...shown];
  return shown.filter((one) => one !== id).toSpliced(to, 0, id);
}

/** The columns shown with one more, behind the nearest of those that usually stand before it. */
export function columnShown(all: readonly string[], shown: readonly string[], id: string): string[] {
  if (shown.includes(id)) return [...shown];
  const before = all.slice(0, all.indexOf(id)).findLast((one) => shown.includes(one));
  return shown.toSpliced(before === undefined ? 0 : shown.indexOf(before) + 1, 0, id);
}
