import { chmodSync } from 'node:fs';

/** mkdtemp makes folders of mode 0700, which the user that root lends to PostgreSQL cannot enter. */
export function openFolder(path: string): void {
  chmodSync(path, 0o755);
}
