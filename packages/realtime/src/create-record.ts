export type RecordedEvent = { id: number; at: number; what: string; channel: string | null; data: string };

const keptEvents = 50;

/** Keeps the last 50 events of the connection, newest first, for the people who run the installation. */
export function createRecord(now: () => number = Date.now) {
  let events: readonly RecordedEvent[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    get: (): readonly RecordedEvent[] => events,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(what: string, channel: string | null = null, data?: unknown): void {
      count += 1;
      const text = data === undefined ? '' : JSON.stringify(data);
      events = [{ id: count, at: now(), what, channel, data: text }, ...events.slice(0, keptEvents - 1)];
      for (const listener of listeners) listener();
    },
  };
}

export type EventRecord = ReturnType<typeof createRecord>;
