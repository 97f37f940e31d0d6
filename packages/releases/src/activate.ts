import { type Flipped, type FlipRequest, flip } from './flip.ts';
import { withBuilds } from './live-state.ts';
import { findBuild } from './published-builds.ts';

export type BuildName = { name: string; version: string };

/** Activates published versions, several in one step when one needs the other. */
export async function activate(store: string, builds: readonly BuildName[], request: FlipRequest): Promise<Flipped> {
  const found = await Promise.all(builds.map(({ name, version }) => findBuild(store, name, version)));
  return await flip(store, request, (current, revision) => ({
    kind: 'deploy',
    state: withBuilds(current, found, revision),
  }));
}
