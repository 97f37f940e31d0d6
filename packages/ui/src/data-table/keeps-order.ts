/** Returns whether a list of ids is another one with rows added or removed: some rows remain, and in their order. */
export function keepsOrder(before: readonly string[], after: readonly string[]): boolean {
  if (before === after) return true;
  const were = new Set(before);
  const are = new Set(after);
  const remaining = before.filter((id) => are.has(id));
  return remaining.length > 0 && remaining.join() === after.filter((id) => were.has(id)).join();
}
