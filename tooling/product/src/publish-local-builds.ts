import { activate } from '@haisha/releases/activate';
import type { AreaJson } from '@haisha/releases/area-json';
import { partOf } from '@haisha/releases/live-state';
import { publish } from '@haisha/releases/publish';
import { FlipConflict, ReleaseRefusal } from '@haisha/releases/release-error';
import { newestRevision, readRevisions } from '@haisha/releases/revisions';
import { stateChangeText } from '@haisha/releases/state-changes';
import { storeProblem } from '@haisha/releases/store-problem';

type LocalBuilds = {
  /** Folders of the builds. */
  folders: readonly string[];
  by: string;
  /** The API that is about to run, which has not announced itself yet. */
  api: { version: string };
};

const tries = 5;

/**
 * Publishes the builds of this checkout and activates those that were never live. A build that was live is left alone:
 * an operator may have rolled it back. Returns the messages to print.
 */
export async function publishLocalBuilds(store: string, { folders, by, api }: LocalBuilds): Promise<string[]> {
  try {
    const builds: AreaJson[] = [];
    for (const from of folders) builds.push((await publish(store, { from, by })).build);
    return [...(await activateNew(store, builds, { by, api })), ...(await leftAlone(store, builds))];
  } catch (error) {
    if (error instanceof ReleaseRefusal || error instanceof FlipConflict) return [error.message];
    throw storeProblem(store, error);
  }
}

async function activateNew(
  store: string,
  builds: readonly AreaJson[],
  who: Pick<LocalBuilds, 'by' | 'api'>,
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const revisions = await readRevisions(store);
    const isNew = ({ name, version }: AreaJson) => !revisions.some((past) => partOf(past, name)?.version === version);
    const fresh = builds.filter(isNew);
    if (fresh.length === 0) return [];
    try {
      const { live, changes } = await activate(store, fresh, { ...who, reason: 'npm start' });
      return [`Live as revision ${live.revision}: ${changes.map(stateChangeText).join(', ')}`];
    } catch (error) {
      if (!(error instanceof FlipConflict) || attempt === tries) throw error;
    }
  }
}

async function leftAlone(store: string, builds: readonly AreaJson[]): Promise<string[]> {
  const live = await newestRevision(store);
  return builds.flatMap(({ name, version }) => {
    const now = partOf(live, name)?.version;
    if (now === version) return [];
    const command = `npm run release -- activate ${name} ${version}`;
    return [
      `${name} ${now ?? '–'} is live, not the build of this checkout, which was live before. To put it back: ${command}`,
    ];
  });
}
