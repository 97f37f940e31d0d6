import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of the shell that `publishPage` makes live. */
export const shellVersion = '1.0.0+abc1234-0123456789ab';

const page =
  '<!doctype html><script type="application/json" id="haisha-settings">{}</script><script src="/a.js"></script>';

/** Leaves a page in the release store, a revision that makes it live, and the pointer to that. */
export function publishPage(store: string): void {
  writeInStore(store, `releases/shell/${shellVersion}/index.html`, page);
  const pointer = JSON.stringify({ revision: 1, shell: { version: shellVersion }, areas: {} });
  for (const file of ['revisions/000001.json', 'latest.json']) writeInStore(store, `builds/${file}`, pointer);
}

export function writeInStore(store: string, path: string, content: string | Buffer): void {
  const file = join(store, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
