import { type Flipped, type FlipRequest, flip, type Plan } from './flip.ts';
import { partOf } from './live-state.ts';
import type { LiveState, Pointer } from './pointer.ts';
import { ReleaseRefusal } from './release-error.ts';
import { readRevision, readRevisions } from './revisions.ts';

type Part = { name: string; to?: string };
export type RollbackTarget =
  /** The shell or an area, to what was live before, or to a version that was live once. */
  | Part
  /** Everything, to the state of a revision. */
  | { toRevision: number };

/** Rolls back what is live. History only grows: a rollback is a new revision that names its source. */
export async function rollback(store: string, target: RollbackTarget, request: FlipRequest): Promise<Flipped> {
  if (!request.reason.trim()) {
    throw new ReleaseRefusal('reason.missing', 'A rollback needs a reason: --reason "what went wrong"');
  }
  return await flip(store, request, async (current) => {
    if ('toRevision' in target) return await planOfRevision(store, target.toRevision);
    return planOfPart(current, target, await readRevisions(store));
  });
}

async function planOfRevision(store: string, revision: number): Promise<Plan> {
  const source = await readRevision(store, revision);
  if (!source) throw new ReleaseRefusal('revision.unknown', `There is no revision ${revision}.`);
  return { kind: 'rollback', state: { shell: source.shell, areas: source.areas }, from: revision };
}

function planOfPart(current: Pointer | null, { name, to }: Part, revisions: readonly Pointer[]): Plan {
  if (!current || !partOf(current, name)) {
    throw new ReleaseRefusal('area.unknown', `${name} is not live, so there is nothing to take back.`);
  }
  const rolledBack = rolledBackVersions(current, revisions, name);
  const source =
    to === undefined
      ? earlierRevision(current, revisions, name)
      : revisions.findLast((revision) => partOf(revision, name)?.version === to);
  if (!source) {
    const none =
      to === undefined ? `No earlier version of ${name} is left to go back to.` : `${name} ${to} was never live.`;
    throw new ReleaseRefusal('nothing.earlier', none);
  }
  return { kind: 'rollback', state: withPart(current, source, name, rolledBack), from: source.revision };
}

/** Returns the revision whose version a rollback of one part would restore. */
export function earlierRevision(current: Pointer, revisions: readonly Pointer[], name: string): Pointer | undefined {
  const rolledBack = rolledBackVersions(current, revisions, name);
  const since = partOf(current, name)?.since ?? 0;
  return revisions.findLast((revision) => {
    const version = partOf(revision, name)?.version;
    return version !== undefined && revision.revision < since && !rolledBack.has(version);
  });
}

/**
 * Returns what is live and the versions that a rollback removed and nobody has activated since: no rollback leads
 * there.
 */
function rolledBackVersions(current: Pointer, revisions: readonly Pointer[], name: string): Set<string> {
  const rolledBack = new Set<string>();
  let before: string | undefined;
  for (const revision of revisions) {
    const version = partOf(revision, name)?.version;
    if (version !== before) {
      if (version !== undefined) rolledBack.delete(version);
      if (before !== undefined && revision.kind.endsWith('rollback')) rolledBack.add(before);
    }
    before = version;
  }
  const live = partOf(current, name)?.version;
  return live === undefined ? rolledBack : rolledBack.add(live);
}

/** `since` comes from the source too, so that a second rollback starts before it. */
function withPart(current: LiveState, source: LiveState, name: string, rolledBack: ReadonlySet<string>): LiveState {
  if (name === 'shell') {
    const { previous } = source.shell;
    const shell = { ...source.shell, previous: previous !== null && rolledBack.has(previous) ? null : previous };
    return { shell, areas: current.areas };
  }
  const area = source.areas[name];
  if (!area) return current;
  const previous = area.previous && rolledBack.has(area.previous.version) ? null : area.previous;
  const enabled = current.areas[name]?.enabled ?? area.enabled;
  return { shell: current.shell, areas: { ...current.areas, [name]: { ...area, previous, enabled } } };
}
