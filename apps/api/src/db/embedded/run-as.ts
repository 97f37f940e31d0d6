import { spawnSync } from 'node:child_process';
import { getuid } from 'node:process';
import type { RunUser } from './run-user.ts';

/** Spawn options that drop root to the given user, in an environment of its own. */
export function runAs(user: RunUser): { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv } {
  const env: NodeJS.ProcessEnv = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  return getuid?.() === 0 ? { uid: user.uid, gid: user.gid, cwd: '/', env } : { cwd: '/', env };
}

/** Whether that user may do this with the path, asked of the system itself: modes, owners and ACLs of every parent. */
export function userMay(user: RunUser, test: '-w' | '-x' | '-r', path: string): boolean {
  return spawnSync('/bin/sh', ['-c', `[ ${test} "$1" ]`, 'sh', path], runAs(user)).status === 0;
}
