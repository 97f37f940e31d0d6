import { spawnSync } from 'node:child_process';

/** FUZZ_SEED, or what the commit comes to: each commit tries other inputs, and the same one the same again. */
export function fuzzSeed({ FUZZ_SEED } = process.env, commit = headCommit()): number {
  return FUZZ_SEED === undefined ? Number.parseInt(commit.slice(0, 7), 16) : Number(FUZZ_SEED);
}

/** Where there is no history, as in an archive of the sources, it is the same for all. */
function headCommit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '20261121';
}
