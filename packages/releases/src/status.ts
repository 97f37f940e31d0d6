import { announcedApi, partProblems, partProblemText } from './compatibility.ts';
import { partNames, partOf } from './live-state.ts';
import type { Pointer } from './pointer.ts';
import { publishedNames, publishedVersions } from './published-builds.ts';
import { mendNewest, readLatest, readLive, readRevisions } from './revisions.ts';
import { earlierRevision } from './rollback.ts';

export type PartStatus = {
  name: string;
  version: string;
  enabled: boolean;
  since: number;
  /** What a rollback would restore. */
  rollbackTo: string | null;
};

export type Status = {
  live: Pointer | null;
  api: string | null;
  parts: PartStatus[];
  /** The faults of the current state. */
  problems: string[];
  /** The number of versions in the store, by name. */
  published: Record<string, number>;
};

/** Returns what is live, what a rollback would restore, and whether everything fits together. */
export async function status(store: string): Promise<Status> {
  // On a store that cannot be written the reading below says what is wrong.
  await mendNewest(store).catch(() => undefined);
  const fault = (await readLive(store))?.fault ?? null;
  const [live, api, names] = await Promise.all([readLatest(store), announcedApi(store), publishedNames(store)]);
  const counts = await Promise.all(names.map(async (name) => (await publishedVersions(store, name)).length));
  const revisions = await readRevisions(store);
  return {
    live,
    api: api?.version ?? null,
    parts: live ? partNames(live).flatMap((name) => partStatus(live, revisions, name)) : [],
    problems: [
      ...(fault === null ? [] : [fault]),
      ...unfinished(live, revisions),
      ...(await partProblems(store, live, api)).map(partProblemText),
    ],
    published: Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0])),
  };
}

function unfinished(live: Pointer | null, revisions: readonly Pointer[]): string[] {
  const newest = revisions.at(-1)?.revision;
  if (newest === undefined || newest === live?.revision) return [];
  return [`revision ${newest} was written and is not live yet; the next flip puts it live`];
}

function partStatus(live: Pointer, revisions: readonly Pointer[], name: string): PartStatus[] {
  const part = partOf(live, name);
  if (!part) return [];
  const earlier = earlierRevision(live, revisions, name) ?? null;
  const rollbackTo = partOf(earlier, name)?.version ?? null;
  const { version, since } = part;
  return [{ name, version, since, enabled: live.areas[name]?.enabled ?? true, rollbackTo }];
}
