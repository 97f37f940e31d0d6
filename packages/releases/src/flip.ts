import { type ApiVersion, announcedApi, partProblems, partProblemText } from './compatibility.ts';
import { damageOf } from './damage-of.ts';
import { partNames, partOf } from './live-state.ts';
import type { LiveState, Pointer, RevisionKind } from './pointer.ts';
import { findBuild } from './published-builds.ts';
import { FlipConflict, ReleaseRefusal } from './release-error.ts';
import { appendRevision, newestRevision, readLatest, readRevision, settleLatest } from './revisions.ts';
import { type StateChange, stateChanges, stateChangeText } from './state-changes.ts';
import { latestFile } from './store-files.ts';

export type FlipRequest = {
  by: string;
  reason: string;
  /** The revision on which the decision was based; when it is no longer the newest, nothing is flipped. */
  expect?: number;
  /** The API to check against; by default the one that announced itself in the store. */
  api?: ApiVersion;
  now?: Date;
};

export type Flipped = {
  /** The revision that contains the request: the new one, or the newest when it already did. */
  live: Pointer;
  /** Empty when the requested state was already live; no revision was made then. */
  changes: StateChange[];
};

/** What a flip makes of the newest revision. */
export type Plan = { kind: RevisionKind; state: LiveState; from?: number };

/**
 * Makes a new revision; nothing else ever changes what is live. Of two flips planned on the same revision one wins by
 * creating its file; the other throws a FlipConflict. Refuses versions that do not fit together or are damaged.
 */
export async function flip(
  store: string,
  request: FlipRequest,
  plan: (current: Pointer | null, revision: number) => Plan | Promise<Plan>,
): Promise<Flipped> {
  await settleLatest(store);
  const current = await newestRevision(store);
  const { expect } = request;
  if (expect !== undefined && expect !== (current?.revision ?? 0)) {
    throw conflictWith(current, current && (await readRevision(store, expect)));
  }
  const revision = (current?.revision ?? 0) + 1;
  const { kind, state, from } = await plan(current, revision);
  const changes = stateChanges(current, state);
  if (current && changes.length === 0) return { live: current, changes };

  const checked = await checkFlip(store, current, state, changes, request.api ?? (await announcedApi(store)));
  const next: Pointer = {
    revision,
    parent: current?.revision ?? null,
    at: (request.now ?? new Date()).toISOString(),
    by: request.by,
    reason: request.reason,
    kind,
    ...(from === undefined ? {} : { from }),
    ...state,
    checked,
  };
  if (!(await appendRevision(store, next))) throw conflictWith(await newestRevision(store), current);
  await settleLatest(store);
  await confirm(store, next, changes);
  return { live: next, changes };
}

/** Refuses what cannot run; earlier problems of other areas stop nobody. */
async function checkFlip(
  store: string,
  before: LiveState | null,
  after: LiveState,
  changes: readonly StateChange[],
  api: ApiVersion | null,
): Promise<string[]> {
  const changed = new Set(changes.map(({ name }) => name));
  const known = new Set((await partProblems(store, before, api)).map(partProblemText));
  const problems = (await partProblems(store, after, api)).filter(
    (problem) => changed.has(problem.name) || !known.has(partProblemText(problem)),
  );
  if (problems.length > 0) {
    throw new ReleaseRefusal(
      'incompatible',
      'This does not fit together; nothing was changed.',
      problems.map(partProblemText),
    );
  }
  for (const { name, to, enabled } of changes) {
    if (to !== null && enabled !== false) await requireIntact(store, name, to);
  }
  const running = partNames(after).filter((name) => name === 'shell' || after.areas[name]?.enabled);
  return [...running.map((name) => `${name} ${partOf(after, name)?.version}`), `api ${api?.version}`];
}

async function requireIntact(store: string, name: string, version: string): Promise<void> {
  const damage = await damageOf(store, await findBuild(store, name, version));
  if (damage.length === 0) return;
  throw new ReleaseRefusal(
    'version.damaged',
    `${name} ${version} is not as it was published; nothing was changed.`,
    damage,
  );
}

/** Checks that the pointer contains the request; revisions of others may have followed. */
async function confirm(store: string, flipped: Pointer, changes: readonly StateChange[]): Promise<void> {
  let live = await readLatest(store);
  // A slower process may have just written an older revision.
  while (live && live.revision < flipped.revision) {
    await settleLatest(store);
    live = await readLatest(store);
  }
  if (!live) throw new Error(`${latestFile} vanished while it was written.`);
  const undone = stateChanges(flipped, live).some(({ name }) => changes.some((change) => change.name === name));
  if (!undone) return;
  const what = describe(live, flipped);
  throw new FlipConflict(`Revision ${flipped.revision} went live and was replaced at once. ${what}`, live);
}

function conflictWith(winner: Pointer | null, planned: Pointer | null | undefined): FlipConflict {
  if (!winner) return new FlipConflict('Nothing is live in this store yet; nothing was changed.', null);
  const what = describe(winner, planned ?? null);
  return new FlipConflict(
    `Somebody else was first; nothing was changed. ${what}\nLook at it and run the command again.`,
    winner,
  );
}

function describe({ revision, by, reason, ...state }: Pointer, before: LiveState | null): string {
  const changes = stateChanges(before, state).map(stateChangeText).join(', ') || 'nothing changed';
  return `Revision ${revision} by ${by}: ${changes}${reason && ` (${reason})`}.`;
}
