import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames, partOf } from './live-state.ts';
import type { Pointer } from './pointer.ts';
import { publishedNames, publishedVersions, readAreaJson } from './published-builds.ts';
import { readRevisions } from './revisions.ts';
import { earlierRevision } from './rollback.ts';
import { newIncoming, removeAbandoned, versionPath } from './store-files.ts';

export const shortestDays = 30;
export const leastDepth = 20;

export type PruneRequest = {
  /** Versions published or live within this number of days stay: tabs may still show them. */
  days?: number;
  /** This number of the newest versions of each name stays. */
  depth?: number;
  dryRun?: boolean;
  now?: Date;
};

export type Pruned = { removed: { name: string; version: string }[]; kept: number };

type Dated = { version: string; publishedAt: string };

/** Removes old versions that nothing refers to; what is live, one step back or recent always stays. */
export async function prune(store: string, request: PruneRequest = {}): Promise<Pruned> {
  const { days = shortestDays, depth = leastDepth, dryRun = false, now = new Date() } = request;
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const revisions = await readRevisions(store);
  if (!dryRun) await removeAbandoned(store);
  const removed: Pruned['removed'] = [];
  let kept = 0;
  for (const name of await publishedNames(store)) {
    const versions = await datedVersions(store, name);
    const reachable = reachableVersions(revisions, name, since, depth);
    for (const [index, { version, publishedAt }] of versions.entries()) {
      if (index < depth || publishedAt >= since || reachable.has(version)) kept += 1;
      else {
        if (!dryRun) await remove(store, name, version);
        removed.push({ name, version });
      }
    }
  }
  return { removed, kept };
}

/** Newest first; a version whose age cannot be read counts as new, because verify reports it. */
async function datedVersions(store: string, name: string): Promise<Dated[]> {
  const versions = await publishedVersions(store, name);
  const dated = await Promise.all(
    versions.map(async (version) => {
      const json = await readAreaJson(store, name, version);
      return { version, publishedAt: json?.publishedAt ?? '9999' };
    }),
  );
  return dated.sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
}

/**
 * Returns the versions that were live or one step back in the newest revisions and in those in force since a day, and
 * the target of a rollback.
 */
function reachableVersions(revisions: readonly Pointer[], name: string, since: string, depth: number): Set<string> {
  const inForce = revisions.findLastIndex(({ at }) => at < since);
  const first = Math.max(0, Math.min(inForce, revisions.length - depth));
  const live = revisions.at(-1);
  const earlier = live && partNames(live).includes(name) ? earlierRevision(live, revisions, name) : undefined;
  const from = [...revisions.slice(first), ...(earlier ? [earlier] : [])];
  return new Set(
    from.flatMap((revision) => [partOf(revision, name)?.version, previousOf(revision, name)]).filter(isText),
  );
}

function previousOf({ shell, areas }: Pointer, name: string): string | null | undefined {
  return name === 'shell' ? shell.previous : areas[name]?.previous?.version;
}

function isText(value: string | null | undefined): value is string {
  return typeof value === 'string';
}

/** Moves the version aside first, so that nobody reads half a version. */
async function remove(store: string, name: string, version: string): Promise<void> {
  const aside = await newIncoming(store);
  await rename(join(store, versionPath(name, version)), aside);
  await rm(aside, { recursive: true, force: true });
}
