import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './paths.ts';

type BuiltSizes = { entry: number; firstRoute: number };
type AreaSizes = { sizes: { entryGzip: number; firstRouteGzip: number } };

/** Returns what the first route of an area weighs, KB gz. */
export function firstRouteOf(area: string): number {
  return sizesOf(join(workspace, 'apps', area, 'dist')).firstRouteGzip / 1024;
}

/** Returns the sizes that the build of `masters` states, KB gz. */
export function builtSizes(): BuiltSizes {
  const { entryGzip, firstRouteGzip } = sizesOf(join(workspace, 'apps', 'masters', 'dist'));
  return { entry: entryGzip / 1024, firstRoute: firstRouteGzip / 1024 };
}

function sizesOf(dist: string): AreaSizes['sizes'] {
  return (JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8')) as AreaSizes).sizes;
}
