import type { QueryClient } from '@haisha/platform';
import { createOwnWrites } from './create-own-writes.ts';

/** A heap of changes, such as two hundred rows archived at once, is read anew twice: at its start and at its end. */
const pauseMs = 300;

/** Has what was read of an entity read anew, wherever its words or counts are shown. */
export function createRefresh(queries: QueryClient) {
  const own = createOwnWrites(queries);
  const pauses = new Map<string, ReturnType<typeof setTimeout>>();
  /** What is to be read anew after the pause, and under which path it need not be. */
  const waiting = new Map<string, unknown>();

  function entity(name: string, except?: unknown): void {
    if (pauses.has(name)) {
      // Of two changes each has its own exception; what holds for one only does not hold.
      waiting.set(name, waiting.has(name) && waiting.get(name) !== except ? undefined : except);
      return;
    }
    pauses.set(
      name,
      setTimeout(() => {
        pauses.delete(name);
        if (!waiting.has(name)) return;
        const path = waiting.get(name);
        waiting.delete(name);
        entity(name, path);
      }, pauseMs),
    );
    void queries.invalidateQueries({
      predicate: ({ meta, queryKey: [path] }) => tellsOf(meta, name) && (except === undefined || path !== except),
    });
  }

  return {
    entity,
    /** Of a change that was announced; what was written here has been read anew already. */
    changed: (name: string, change: unknown): void => own.pathOf(change, (path) => entity(name, path)),
    stop(): void {
      own.stop();
      for (const pause of pauses.values()) clearTimeout(pause);
      pauses.clear();
      waiting.clear();
    },
  };
}

function tellsOf(meta: Record<string, unknown> | undefined, entity: string): boolean {
  return meta?.entity === entity || (Array.isArray(meta?.shows) && meta.shows.includes(entity));
}
