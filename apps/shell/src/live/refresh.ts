import type { QueryClient } from '@haisha/platform';

/** A heap of changes, such as two hundred rows archived at once, is read anew twice: at its start and at its end. */
const pauseMs = 300;

/** Has what was read of an entity read anew, wherever its words or counts are shown. */
export function createRefresh(queries: QueryClient) {
  const pauses = new Map<string, ReturnType<typeof setTimeout>>();
  const waiting = new Set<string>();

  function entity(name: string): void {
    if (pauses.has(name)) {
      waiting.add(name);
      return;
    }
    pauses.set(
      name,
      setTimeout(() => {
        pauses.delete(name);
        if (waiting.delete(name)) entity(name);
      }, pauseMs),
    );
    void queries.invalidateQueries({ predicate: ({ meta }) => tellsOf(meta, name) });
  }

  return {
    entity,
    stop(): void {
      for (const pause of pauses.values()) clearTimeout(pause);
      pauses.clear();
    },
  };
}

function tellsOf(meta: Record<string, unknown> | undefined, entity: string): boolean {
  return meta?.entity === entity || (Array.isArray(meta?.shows) && meta.shows.includes(entity));
}
