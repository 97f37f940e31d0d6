import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type FirstLoad = {
  /** Document, scripts, styles and texts; the document brings the release pointer. */
  requests: number;
  /** The transferred bytes without the pointer: brotli where the build made it, otherwise gzip. */
  bytes: number;
  files: string[];
};

/**
 * Returns what a page needs for its first load, read from a build of the shell; `chunks` are those of its language and
 * its half.
 */
export function firstLoad(dist: string, chunks: readonly string[]): FirstLoad {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/__release__\/([^"]+\.(?:js|css))"/g)];
  const built = readdirSync(join(dist, 'static/js/async'));
  const later = chunks.map((chunk) => {
    const file = built.find((name) => name.startsWith(`${chunk}.`));
    if (file === undefined) throw new Error(`${dist} has no chunk ${chunk}`);
    return `static/js/async/${file}`;
  });
  const files = ['index.html', ...named.map(([, file = '']) => file), ...later];
  const sizes = files.map((file) => sentBytes(join(dist, file)));
  return { requests: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0), files };
}

function sentBytes(file: string): number {
  const brotli = `${file}.br`;
  return existsSync(brotli) ? statSync(brotli).size : gzipSync(readFileSync(file), { level: 9 }).length;
}
