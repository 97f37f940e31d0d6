import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type FirstLoad = {
  /** Document, scripts, styles, texts and the release pointer. */
  requests: number;
  /** What travels with gzip, without the pointer. */
  bytes: number;
  files: string[];
};

/** What a page needs to stand there, read from a build of the shell; `texts` names the chunk of its language. */
export function firstLoad(dist: string, texts: string): FirstLoad {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/__release__\/([^"]+\.(?:js|css))"/g)];
  const chunk = readdirSync(join(dist, 'static/js/async')).find((file) => file.startsWith(`${texts}.`));
  if (chunk === undefined) throw new Error(`${dist} has no chunk ${texts}`);
  const files = ['index.html', ...named.map(([, file = '']) => file), `static/js/async/${chunk}`];
  const sizes = files.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return { requests: files.length + 1, bytes: sizes.reduce((sum, size) => sum + size, 0), files };
}
