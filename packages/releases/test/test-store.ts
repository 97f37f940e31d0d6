import { join } from 'node:path';
import { activate } from '../src/activate.ts';
import type { AreaFacts, ShellFacts } from '../src/area-json.ts';
import { publish } from '../src/publish.ts';
import { announceApi, newFolder, writeArea, writeShell } from './fake-builds.ts';

export const by = { by: 'tanaka', reason: '' };

export type TestStore = ReturnType<typeof newTestStore>;

/** Creates an empty store with an API in front of it, and short functions to fill it. */
export function newTestStore() {
  const { path, store, remove } = newFolder();
  const dist = join(path, 'dist');
  announceApi(store, '2026.11.0');

  async function publishArea(text: string, facts: Partial<AreaFacts> = {}, now?: Date): Promise<string> {
    const { build } = await publish(store, { from: writeArea(dist, text, facts), by: 'tanaka', now });
    return build.version;
  }
  async function publishShell(text: string, facts: Partial<ShellFacts> = {}): Promise<string> {
    const { build } = await publish(store, { from: writeShell(dist, text, facts), by: 'tanaka' });
    return build.version;
  }
  return {
    path,
    store,
    dist,
    remove,
    publishArea,
    publishShell,
    /** Activates a new version of the area and returns it. */
    deployArea: async (text: string, facts: Partial<AreaFacts> = {}): Promise<string> => {
      const version = await publishArea(text, facts);
      await activate(store, [{ name: facts.name ?? 'masters', version }], by);
      return version;
    },
    deployShell: async (text: string, facts: Partial<ShellFacts> = {}): Promise<string> => {
      const version = await publishShell(text, facts);
      await activate(store, [{ name: 'shell', version }], by);
      return version;
    },
  };
}
