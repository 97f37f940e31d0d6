import type { Rspack } from '@rsbuild/core';
import { isFrame } from './frames.ts';

export type RouteFiles = {
  /** The entry, which states what the build offers. */
  entry: string[];
  /** The exposed module, which loads before any route. */
  first: string[];
  /** The files that each lazily loaded part adds. */
  routes: string[][];
};

/** Returns the files of a page from the chunk graph of a build. */
export function routeFiles({ chunks = [] }: Rspack.StatsCompilation): RouteFiles {
  const entry = chunks.filter(({ initial }) => initial);
  const area = chunks.filter((chunk) => comesFrom(chunk, 'container entry'));
  const start = area.length > 0 ? area : entry;
  const children = new Set(start.flatMap(({ children: ids = [] }) => ids));
  // A copy of a shared module that the shell has is never loaded.
  const routes = chunks.filter(
    (chunk) => !chunk.initial && children.has(chunk.id ?? '') && !comesFrom(chunk, 'consume shared module'),
  );
  const frames = new Map(routes.filter(({ names = [] }) => names.some(isFrame)).map((chunk) => [chunk.id, chunk]));
  const parts = routes.filter(({ id }) => !frames.has(id));
  const filesOf = (part: Rspack.StatsChunk) => [part, ...(part.siblings ?? []).flatMap((id) => frames.get(id) ?? [])];
  return {
    entry: entry.flatMap(scripts),
    first: area.flatMap(scripts),
    routes: parts.map((part) => filesOf(part).flatMap(scripts)),
  };
}

function comesFrom({ origins = [] }: Rspack.StatsChunk, kind: string): boolean {
  return origins.some(({ moduleName = '' }) => moduleName.startsWith(kind));
}

function scripts({ files = [] }: Rspack.StatsChunk): string[] {
  return files.filter((file) => /\.(js|css)$/.test(file));
}
