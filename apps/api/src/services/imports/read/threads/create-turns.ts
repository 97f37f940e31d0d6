/** Whose work it is, and whether it may take long. */
export type Turn = { owner: string; isLarge: boolean };

type Waiting = Turn & { tag: number; start: () => void };

/**
 * Lets work go on a few at a time so that nobody keeps the others waiting: one at a time for each owner, in turns
 * however much somebody brings, and never all of them large.
 */
export function createTurns(most: number) {
  const mostLarge = Math.max(1, most - 1);
  const running = new Set<Turn>();
  const waiting = new Set<Waiting>();
  const lastTags = new Map<string, number>();
  let now = 0;

  /** Each further work of an owner comes one round later than the one before. */
  function nextTag(owner: string): number {
    const tag = Math.max(now, lastTags.get(owner) ?? 0) + 1;
    lastTags.set(owner, tag);
    return tag;
  }

  function mayStart({ owner, isLarge }: Turn): boolean {
    const others = [...running];
    if (others.length >= most || others.some((other) => other.owner === owner)) return false;
    return !isLarge || others.filter((other) => other.isLarge).length < mostLarge;
  }

  function startNext(): void {
    const next = [...waiting].filter(mayStart).toSorted((one, other) => one.tag - other.tag)[0];
    if (!next) return;
    waiting.delete(next);
    running.add(next);
    now = Math.max(now, next.tag);
    for (const [owner, tag] of lastTags) if (tag <= now) lastTags.delete(owner);
    next.start();
    startNext();
  }

  /** Does the work as soon as it is its turn. */
  return async function inTurn<T>({ owner, isLarge }: Turn, work: () => Promise<T>): Promise<T> {
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const own: Waiting = { owner, isLarge, tag: nextTag(owner), start };
    waiting.add(own);
    startNext();
    await started;
    try {
      return await work();
    } finally {
      running.delete(own);
      startNext();
    }
  };
}
