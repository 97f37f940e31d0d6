import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, startedAt } from './process-state.ts';

const patienceMs = 120_000;
let taken = 0;

/** Runs the work while no other process holds the lock; the lock of a dead process is taken over. */
export async function withLockFile<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const own = `${path}.${process.pid}.${++taken}`;
  const owner = `${process.pid} ${startedAt(process.pid) ?? ''} ${taken}`;
  // A linked file is complete when it appears, so that nobody reads a lock without its owner.
  writeFileSync(own, owner);
  try {
    const deadline = performance.now() + patienceMs;
    while (!claim(own, path)) {
      if (performance.now() > deadline) throw new Error(`Another process holds ${path} for too long.`);
      breakStale(path);
      await delay(25);
    }
    try {
      return await work();
    } finally {
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
}

function claim(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function breakStale(path: string): void {
  const holder = read(path);
  if (holder === undefined || isHeld(holder)) return;
  // Whoever renames first has broken it; what was renamed is checked again, for a new owner may have come meanwhile.
  const aside = `${path}.broken.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== holder) claim(aside, path);
  rmSync(aside, { force: true });
}

function isHeld(holder: string): boolean {
  const [pid, start] = holder.split(' ');
  return isRunning(Number(pid)) && startedAt(Number(pid)) === start;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
