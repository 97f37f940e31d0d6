import { type BuildFacts, shellFactsSchema } from '@haisha/releases/area-json';
import type { Built } from './emit-area-json.ts';
import { installedVersion, providedShared } from './shared.ts';

type ShellFactsOptions = { semver: string; api: string } & Built;

/** Returns the content of `area.json` for the shell: what it provides to areas, the API it requires, its sizes. */
export function shellFacts({ semver, api, sizes, needs }: ShellFactsOptions): BuildFacts {
  const provides = { platform: installedVersion('@haisha/platform'), shared: providedShared() };
  return shellFactsSchema.parse({
    kind: 'shell',
    name: 'shell',
    semver,
    entry: 'index.html',
    requires: { api },
    provides,
    sizes,
    needs,
  });
}
