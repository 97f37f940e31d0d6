import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AreaFacts, areaFactsSchema, areaManifestSchema, type BuildFacts } from '@haisha/releases/area-json';
import { installedVersion } from './shared.ts';

export const areaEntry = 'remoteEntry.js';

export type Sizes = BuildFacts['sizes'];

type AreaFactsOptions = {
  root: string;
  name: string;
  semver: string;
  api: string;
  shared: Record<string, string>;
  sizes: Sizes;
  needs?: AreaFacts['needs'];
  /** Lets the development server reload a manifest that is in Node's module cache. */
  manifestQuery?: string;
};

/** Returns the content of `area.json` for an area: its manifest, its requirements, its sizes. */
export async function areaFacts(options: AreaFactsOptions): Promise<AreaFacts> {
  const { root, name, semver, api, shared, sizes, needs, manifestQuery = '' } = options;
  const manifest = areaManifestSchema.parse(await readManifest(root, manifestQuery));
  if (manifest.name !== name) {
    throw new Error(`src/manifest.ts is named "${manifest.name}", but package.json says "${name}". Make them equal.`);
  }
  const { name: _, ...provides } = manifest;
  const reads = Object.fromEntries(manifest.routes.flatMap(({ path, reads }) => (reads ? [[path, reads]] : [])));
  const requires = { platform: `^${installedVersion('@haisha/platform')}`, api, shared };
  return areaFactsSchema.parse({
    kind: 'area',
    name,
    semver,
    entry: areaEntry,
    requires,
    provides,
    sizes,
    needs,
    reads,
  });
}

async function readManifest(root: string, query: string): Promise<unknown> {
  const file = join(root, 'src', 'manifest.ts');
  const module: Record<string, unknown> = await import(pathToFileURL(file).href + query);
  if (module.manifest === undefined) throw new Error(`${file} has no export named "manifest".`);
  return module.manifest;
}
