import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../settings/env.ts';

/**
 * What secrets in the database are encrypted with. It is kept apart from the database, so that a copy of that gives
 * nothing away: in the setting, or in a file of DATA_DIR, which machines that share a database do not share.
 */
export function readAppSecret({ APP_SECRET, DATA_DIR }: Pick<Env, 'APP_SECRET' | 'DATA_DIR'>): string {
  if (APP_SECRET !== undefined) return APP_SECRET;
  const file = join(DATA_DIR, 'app-secret');
  return readIfThere(file) ?? makeFile(file, DATA_DIR);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A link comes to be with its content and only once: of processes that start together all read the same one. */
function makeFile(file: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file, 'utf8').trim();
}
