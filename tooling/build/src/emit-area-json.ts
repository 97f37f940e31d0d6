import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildFacts } from '@haisha/releases/area-json';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { Sizes } from './area-facts.ts';
import { routeFiles } from './route-files.ts';

/** Writes `area.json` next to the built files: the facts that `release publish` needs. */
export function emitAreaJson(facts: (sizes: Sizes) => BuildFacts | Promise<BuildFacts>): RsbuildPlugin {
  return {
    name: 'haisha:area-json',
    setup(api) {
      api.onAfterBuild(async ({ stats, environments }) => {
        if (!stats || stats.hasErrors() || !environments.web) return;
        const dist = environments.web.distPath;
        const files = routeFiles(statsOf(stats));
        const weigh = (names: string[]) => names.reduce((sum, name) => sum + gzipBytes(join(dist, name)), 0);
        const entry = weigh(files.entry);
        const route = Math.max(0, ...files.routes.map(weigh));
        const area = await facts({ entryGzip: entry, firstRouteGzip: entry + weigh(files.first) + route });
        writeFileSync(join(dist, 'area.json'), `${JSON.stringify(area, null, 2)}\n`);
      });
    },
  };
}

function statsOf(stats: Rspack.Stats | Rspack.MultiStats): Rspack.StatsCompilation {
  return stats.toJson({ all: false, chunks: true, chunkRelations: true, chunkOrigins: true, ids: true, assets: true });
}

function gzipBytes(file: string): number {
  return gzipSync(readFileSync(file), { level: 6 }).length;
}
