import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isPointer, type LiveArea, type Pointer } from '@haisha/releases/pointer';
import { areaEntry, areaFacts } from './area-facts.ts';
import { requiredShared } from './shared.ts';

const apps = join(import.meta.dirname, '..', '..', '..', 'apps');

const nothingReleased: Pointer = {
  revision: 0,
  parent: null,
  at: '1970-01-01T00:00:00.000Z',
  by: 'development',
  reason: '',
  kind: 'deploy',
  shell: { version: 'development', previous: null, since: 0 },
  areas: {},
  checked: [],
};

/** Returns the pointer of the upstream with the areas of this checkout; works without an upstream too. */
export async function developmentPointer(upstream: string, local: Map<string, number>): Promise<Pointer> {
  const released = (await releasedPointer(upstream)) ?? nothingReleased;
  const areas = { ...released.areas };
  for (const [name, port] of local) areas[name] = await localArea(name, port);
  for (const [name, area] of Object.entries(areas)) {
    if (!local.has(name)) areas[name] = { ...area, entry: new URL(area.entry, `${upstream}/`).href };
  }
  return { ...released, areas };
}

async function releasedPointer(upstream: string): Promise<Pointer | undefined> {
  const answer = await fetch(`${upstream}/builds/latest.json`).catch(() => undefined);
  const pointer: unknown = answer?.ok ? await answer.json() : undefined;
  return isPointer(pointer) ? pointer : undefined;
}

async function localArea(name: string, port: number): Promise<LiveArea> {
  const root = join(apps, name);
  const changed = statSync(join(root, 'src', 'manifest.ts')).mtimeMs;
  const facts = await areaFacts({
    root,
    name,
    semver: '0.0.0',
    api: '*',
    shared: requiredShared(),
    sizes: { entryGzip: 0, firstRouteGzip: 0 },
    manifestQuery: `?changed=${changed}`,
  });
  return {
    version: 'development',
    entry: `http://localhost:${port}/${areaEntry}`,
    integrity: '',
    since: 0,
    previous: null,
    enabled: true,
    requires: facts.requires,
    provides: facts.provides,
  };
}
