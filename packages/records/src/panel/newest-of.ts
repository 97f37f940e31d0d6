/** Of two states of a row the one that was written last; the second where they are the same. */
export function newestOf<Row extends { id: string; version: number }>(
  one: Row | undefined,
  other: Row | undefined,
): Row | undefined {
  if (!one || !other) return other ?? one;
  return one.version > other.version ? one : other;
}
