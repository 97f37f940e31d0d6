import { statfs } from 'node:fs/promises';
import type { Env } from '../settings/env.ts';

/** A segment of the write-ahead log, without which PostgreSQL stops. */
const leastBytes = 16 * 1024 ** 2;

/** Whether the embedded database has no room left; a database elsewhere has a disk of its own. */
export async function isDiskFull({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<boolean> {
  if (DATABASE_URL !== undefined) return false;
  const room = await statfs(DATA_DIR).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize < leastBytes;
}
