import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NeededFile } from '@haisha/releases/area-json';
import type { Rspack } from '@rsbuild/core';
import { isFrame } from './frames.ts';

/** The files of each named part of a build, with what it shares with others; a part nobody built is left out. */
export function neededFiles(
  dist: string,
  { chunks = [] }: Rspack.StatsCompilation,
  parts: Readonly<Record<string, readonly string[]>>,
): Record<string, NeededFile[]> {
  const named = (name: string) => chunks.filter(({ names = [] }) => names.includes(name));
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const sharedBy = ({ siblings = [] }: Rspack.StatsChunk) =>
    siblings.flatMap((id) => byId.get(id) ?? []).filter(({ names = [] }) => names.every(isFrame));
  const filesOf = (name: string) =>
    named(name)
      .flatMap((chunk) => [chunk, ...sharedBy(chunk)])
      .flatMap(({ files = [] }) => files.filter((file) => file.endsWith('.js')));
  return Object.fromEntries(
    Object.entries(parts)
      .map(([part, names]) => [part, [...new Set(names.flatMap(filesOf))]] as const)
      .filter(([, files]) => files.length > 0)
      .map(([part, files]) => [part, files.map((file) => neededFile(dist, file))]),
  );
}

/** A file with its hash, as the build states it for the files that its own scripts load. */
export function neededFile(dist: string, file: string): NeededFile {
  const hash = createHash('sha256')
    .update(readFileSync(join(dist, file)))
    .digest('base64');
  return { file, integrity: `sha256-${hash}` };
}
