import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lchownSync, mkdirSync, readdirSync, realpathSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { userMay } from './run-as.ts';
import { chooseRunUser, type RunUser } from './run-user.ts';

export type DataHome = { path: string; user: RunUser };

/**
 * The folder of the embedded server, owned by the user who runs it. Where that user cannot reach the data folder, as in
 * a home of mode 0700, it lies in /var/lib under a name made from the data folder.
 */
export function prepareDataHome(dataDir: string, warn: (message: string) => void): DataHome {
  mkdirSync(dataDir, { recursive: true });
  const { near, far } = homesOf(realpathSync(dataDir));
  // A database that lies there once stays there, also when the data folder became reachable since.
  const user = chooseRunUser(existsSync(far) ? far : near);
  if (!existsSync(far) && prepare(near, user)) return { path: near, user };
  if (!prepare(far, user)) throw new Error(`User ${user.name} can write neither ${near} nor ${far}. Set DATABASE_URL.`);
  warn(`User ${user.name} cannot reach ${near}; the database lies in ${far}`);
  return { path: far, user };
}

/** Where the server of a data folder may have its own: in it, or in /var/lib. */
export function homesOf(dataDir: string): { near: string; far: string } {
  const near = join(dataDir, 'postgres');
  const name = createHash('sha256').update(near).digest('hex').slice(0, 12);
  return { near, far: join('/var/lib', `haisha-${name}`) };
}

function prepare(path: string, user: RunUser): boolean {
  const isNew = !existsSync(path);
  mkdirSync(path, { recursive: true });
  if (isNew || getuid?.() === 0) {
    if (getuid?.() === 0) lchownSync(path, user.uid, user.gid);
    chmodSync(path, 0o700);
  }
  if (userMay(user, '-w', path)) return true;
  if (isNew) rmdirSync(path);
  return false;
}

/** Gives everything below the path to the user, when we are root. */
export function ownBy(user: RunUser, path: string): void {
  if (getuid?.() !== 0) return;
  lchownSync(path, user.uid, user.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) ownBy(user, inner);
    else lchownSync(inner, user.uid, user.gid);
  }
}
