import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type DataHome, ownBy } from './data-home.ts';
import { databaseUser } from './postmaster.ts';
import { runAs } from './run-as.ts';

/** Makes the data folder when there is none. It gets its name only when complete, so a kill leaves no half of one. */
export function initCluster(home: DataHome, { initdb }: Binaries, data: string): void {
  if (existsSync(data)) return;
  const unfinished = `${data}.unfinished`;
  const passwordFile = passwordPath(home.path);
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  ownBy(home.user, home.path);
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums'];
  const made = spawnSync(
    initdb,
    ['-D', unfinished, `--username=${databaseUser}`, `--pwfile=${passwordFile}`, ...options],
    { ...runAs(home.user), encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not make its data folder: ${made.stderr || made.error}`);
  renameSync(unfinished, data);
}

export function readPassword(home: string): string {
  return readFileSync(passwordPath(home), 'utf8').trim();
}

function passwordPath(home: string): string {
  return join(home, 'password');
}
