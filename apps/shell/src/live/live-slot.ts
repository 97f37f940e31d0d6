import type { LivePart } from './live-part.ts';

export type LiveSlot = ReturnType<typeof createLiveSlot>;

/** Holds the live part of the page once it has been fetched, after the first page has been shown. */
export function createLiveSlot() {
  let part: LivePart | null = null;
  const listeners = new Set<() => void>();
  return {
    get: (): LivePart | null => part,
    set(next: LivePart | null): void {
      part = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
