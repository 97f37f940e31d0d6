import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variantDist, workspace } from './paths.ts';

type AreaSizes = { sizes: { entryGzip: number; firstRouteGzip: number } };

/** Returns the sizes that the build of `masters` states, KB gz. */
export function builtSizes(): { entry: number; entryWithoutRuntime: number; firstRoute: number } {
  const { entryGzip, firstRouteGzip } = sizesOf(join(workspace, 'apps', 'masters', 'dist'));
  const lean = sizesOf(variantDist('lean-masters'));
  return { entry: entryGzip / 1024, entryWithoutRuntime: lean.entryGzip / 1024, firstRoute: firstRouteGzip / 1024 };
}

function sizesOf(dist: string): AreaSizes['sizes'] {
  return (JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8')) as AreaSizes).sizes;
}
