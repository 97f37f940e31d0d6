import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

it.each([
  ['plenty is free', { options: ['rw', 'relatime'], freeMegabytes: 4_096 }, '/dev/shm'],
  ['less than plenty is free', { options: ['rw', 'relatime'], freeMegabytes: 4_095 }, tmpdir()],
  ['nothing may run', { options: ['rw', 'nosuid', 'noexec'], freeMegabytes: 100_000 }, tmpdir()],
  ['no folder is in memory', null, tmpdir()],
])('where %s, data of a gigabyte lies for a while in the folder for it', (_, found, folder) => {
  expect(temporaryFolder(1_024, found)).toBe(folder);
});
