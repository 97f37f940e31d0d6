import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { homesOf } from './data-home.ts';
import { stopPostmaster } from './postmaster.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type TemporaryData = { path: string; remove: () => Promise<void> };

/** A data folder for a while; what still runs in it then is stopped, and its database goes with it wherever it lies. */
export function makeTemporaryData(prefix: string, megabytes = 1024): TemporaryData {
  const folder = temporaryFolder(megabytes);
  requireRoom(folder, megabytes);
  const path = realpathSync(mkdtempSync(join(folder, prefix)));
  // It is made for us alone, and the user that root lends to PostgreSQL has to enter it.
  chmodSync(path, 0o755);
  return { path, remove: () => removeData(path) };
}

async function removeData(path: string): Promise<void> {
  const { near, far } = homesOf(path);
  for (const home of [near, far].filter((one) => existsSync(one))) {
    const clusters = readdirSync(home).filter((name) => /^\d+$/.test(name));
    for (const cluster of clusters) await stopPostmaster(join(home, cluster));
  }
  for (const folder of [far, path]) rmSync(folder, { recursive: true, force: true });
}

/** A disk that fills up later fails in the middle of something, in words of whatever comes first. */
function requireRoom(folder: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free < megabytes)
    throw new Error(`The disk of ${folder} is nearly full: ${free} MB are free, ${megabytes} MB are needed.`);
}
