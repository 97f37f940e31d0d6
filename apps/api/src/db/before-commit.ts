import type { Database, Transaction } from './database.ts';

type Write<Item> = (tx: Transaction, items: Item[]) => Promise<void>;
type Run = Database['transaction'];
type Kept = { items: unknown[]; write: () => Promise<void> };

const keptUntilCommit = new WeakMap<Transaction, Map<unknown, Kept>>();

/**
 * Keeps an item until the end of the transaction, where `write` gets all that were kept for it at once. Locks that
 * many writers need are taken there, so that nobody holds them while waiting for anything else.
 */
export function beforeCommit<Item>(tx: Transaction, write: Write<Item>, item: Item): void {
  const kept = keptUntilCommit.get(tx);
  if (!kept) throw new Error('Only the outermost transaction, begun by createDatabase, has an end to wait for');
  const earlier = kept.get(write);
  if (earlier) {
    earlier.items.push(item);
    return;
  }
  const items = [item];
  kept.set(write, { items, write: () => write(tx, items) });
}

/** Remembers what is kept by now; the answer forgets what came after. */
export function keptSoFar(tx: Transaction): () => void {
  const kept = keptUntilCommit.get(tx);
  const counts = new Map([...(kept ?? [])].map(([write, { items }]) => [write, items.length]));
  return () => {
    for (const [write, { items }] of kept ?? []) items.length = counts.get(write) ?? 0;
  };
}

/** A `transaction` that writes at its end what was kept for it. */
export function withBeforeCommit(run: Run): Run {
  return (work, config) =>
    run(async (tx) => {
      const kept = new Map<unknown, Kept>();
      keptUntilCommit.set(tx, kept);
      const result = await work(tx);
      for (const { items, write } of kept.values()) if (items.length > 0) await write();
      return result;
    }, config);
}
