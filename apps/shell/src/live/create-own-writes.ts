import type { QueryClient } from '@haisha/platform';
import type { AuditAction } from '@haisha/validation/audit-choices';
import type { VersionedId } from '@haisha/validation/entity';

type OwnWrite = { version: number; path: unknown };

/** A write may hang; changes of others must not wait for it longer than this. */
const longestWaitMs = 2_000;
const mostKept = 100;
/** Only these writes raise the version; other writes, such as adding a file, cannot be recognized by the version. */
const versionRaisingActions: readonly unknown[] = [
  'create',
  'update',
  'changeStatus',
  'archive',
  'restore',
] satisfies AuditAction[];

/** Recognizes the writes of this page: a write already reloads everything that was read under its path. */
export function createOwnWrites(queries: QueryClient) {
  const mutations = queries.getMutationCache();
  const written = new Map<string, OwnWrite>();
  const stop = mutations.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const row: unknown = event.action.data;
    if (!isVersioned(row)) return;
    written.delete(row.id);
    written.set(row.id, { version: row.version, path: event.mutation.options.mutationKey?.[0] });
    const [oldest] = written.keys();
    if (written.size > mostKept && oldest !== undefined) written.delete(oldest);
  });

  return {
    stop,
    /** Passes the path under which this page wrote an announced change; undefined for a change by somebody else. */
    pathOf(change: unknown, report: (path: unknown) => void): void {
      const answer = () => report(isVersioned(change) && isRaising(change) ? ownPath(change) : undefined);
      // The event of a change often arrives before the answer to the call that made it.
      if (queries.isMutating() > 0) void settled().then(answer);
      else answer();
    },
  };

  function ownPath({ id, version }: { id: string; version: number }): unknown {
    const own = written.get(id);
    return own && own.version >= version ? own.path : undefined;
  }

  function settled(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(end, longestWaitMs);
      const leave = mutations.subscribe(() => queries.isMutating() === 0 && end());
      function end(): void {
        clearTimeout(timer);
        leave();
        resolve();
      }
    });
  }
}

function isRaising(change: object): boolean {
  return 'action' in change && versionRaisingActions.includes(change.action);
}

function isVersioned(value: unknown): value is VersionedId {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'version' in value && typeof value.version === 'number';
}
