import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of the shell that `publishPage` makes live. */
export const shellVersion = '1.0.0+abc1234-0123456789ab';

const page =
  '<!doctype html><script type="application/json" id="haisha-settings">{}</script><script src="/a.js"></script>';

/** Leaves a page in the release store, and a pointer to it. */
export function publishPage(store: string): void {
  writeInStore(store, `releases/shell/${shellVersion}/index.html`, page);
  writeInStore(
    store,
    'builds/latest.json',
    JSON.stringify({ revision: 1, shell: { version: shellVersion }, areas: {} }),
  );
}

export function writeInStore(store: string, path: string, content: string | Buffer): void {
  const file = join(store, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
