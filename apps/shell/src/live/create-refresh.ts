import type { QueryClient, TakesChange } from '@haisha/platform';
import { createOwnWrites } from './create-own-writes.ts';

/** Many changes at once, such as two hundred archived rows, reload twice: at their start and at their end. */
const pauseMs = 300;

/** Reloads what was read of an entity, wherever its names or counts are shown. */
export function createRefresh(queries: QueryClient) {
  const own = createOwnWrites(queries);
  const pauses = new Map<string, ReturnType<typeof setTimeout>>();
  /** The entities to reload after the pause, with the path that does not need it. */
  const waiting = new Map<string, unknown>();

  function entity(name: string, except?: unknown): void {
    if (pauses.has(name)) {
      // Two changes may have different exceptions; an exception of only one of them does not apply.
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
      predicate: ({ meta, queryKey: [path] }) =>
        shows(meta, name) && !takesChangeOf(meta) && (except === undefined || path !== except),
    });
  }

  return {
    entity,
    /** Handles an announced change; a write of this page has already reloaded its own path. */
    changed(name: string, change: unknown): void {
      for (const { meta } of queries.getQueryCache().findAll({ predicate: ({ meta }) => shows(meta, name) })) {
        takesChangeOf(meta)?.(queries, name, change);
      }
      own.pathOf(change, (path) => entity(name, path));
    },
    stop(): void {
      own.stop();
      for (const pause of pauses.values()) clearTimeout(pause);
      pauses.clear();
      waiting.clear();
    },
  };
}

function shows(meta: Record<string, unknown> | undefined, entity: string): boolean {
  return meta?.entity === entity || (Array.isArray(meta?.shows) && meta.shows.includes(entity));
}

/** What a query has that takes changes one by one. */
function takesChangeOf(meta: Record<string, unknown> | undefined): TakesChange | undefined {
  return typeof meta?.takesChange === 'function' ? (meta.takesChange as TakesChange) : undefined;
}
