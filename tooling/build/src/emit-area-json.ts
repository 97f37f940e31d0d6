import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildFacts, NeededFile } from '@haisha/releases/area-json';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { Sizes } from './area-facts.ts';
import { compressWell } from './compress-well.ts';
import { neededFile, neededFiles } from './needed-files.ts';
import { routeFiles } from './route-files.ts';

/** What a build came to: its sizes, and the files of its parts. */
export type Built = { sizes: Sizes; needs: Record<string, NeededFile[]> };

/** Writes `area.json` next to the built files: the facts that `release publish` needs. */
export function emitAreaJson(
  facts: (built: Built) => BuildFacts | Promise<BuildFacts>,
  parts: () => Promise<Readonly<Record<string, readonly string[]>>>,
): RsbuildPlugin {
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
        const sizes = { entryGzip: entry, firstRouteGzip: entry + weigh(files.first) + route };
        const exposed = files.first.map((file) => neededFile(dist, file));
        const parted = neededFiles(dist, statsOf(stats), await parts());
        const needs = Object.fromEntries(Object.entries(parted).map(([part, own]) => [part, [...exposed, ...own]]));
        const later = Object.values(needs).flatMap((needed) => needed.map(({ file }) => file));
        compressWell(dist, [...files.entry, ...later]);
        const area = await facts({ sizes, needs });
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
