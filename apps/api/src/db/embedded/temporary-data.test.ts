import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { homesOf } from './data-home.ts';
import { runningPostmaster } from './postmaster.ts';
import { makeTemporaryData } from './temporary-data.ts';

const writer = fileURLToPath(new URL('../../../test/fixtures/write-rows.ts', import.meta.url));

it.each([
  ['in it', 0o755, 'near'],
  // Root alone lends another account, which may not enter what is root's own.
  ['apart from it', 0o700, getuid?.() === 0 ? 'far' : 'near'],
] as const)(
  'a data folder for a while takes along the database that a killed process left %s',
  async (_, mode, place) => {
    const { path, remove } = makeTemporaryData('haisha-while-');
    chmodSync(path, mode);
    const cluster = join(homesOf(path)[place], '18');
    const child = spawn(process.execPath, [writer, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await ended;
    expect(runningPostmaster(cluster)).toBeDefined();
    await remove();
    expect(runningPostmaster(cluster)).toBeUndefined();
    expect([path, homesOf(path).far].filter((folder) => existsSync(folder))).toEqual([]);
  },
);

it('no data folder is begun on a disk that is nearly full, which is said in a sentence', () => {
  expect(() => makeTemporaryData('haisha-while-', 10 ** 9)).toThrow(
    /^The disk of \S+ is nearly full: \d+ MB are free, 1000000000 MB are needed\.$/,
  );
});
