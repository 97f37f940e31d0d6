import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memory = '/dev/shm';
const megabyte = 1024 ** 2;
/** So many times what is needed has to be free: others live in memory as well. */
const plenty = 4;

/** What is known of the folder in memory: how it is mounted, and how many megabytes are free in it and altogether. */
type MemoryFolder = { options: readonly string[]; freeMegabytes: number };

/**
 * Where data lies for a while. To make the hundreds of files of a database anew takes a disk several times as long as
 * memory, so it is there where plenty of it is free and programs may run in it.
 */
export function temporaryFolder(megabytes: number, found: MemoryFolder | null = memoryFolder()): string {
  const isFit = found !== null && found.freeMegabytes >= plenty * megabytes && !found.options.includes('noexec');
  return isFit ? memory : tmpdir();
}

/** Nothing where the system has no such folder, or keeps it from us. */
function memoryFolder(): MemoryFolder | null {
  try {
    accessSync(memory, constants.W_OK);
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, place, kind, options = ''] = mounts.find((line) => line.split(' ')[1] === memory)?.split(' ') ?? [];
    const { bavail, bsize } = statfsSync(memory);
    if (place === undefined || kind !== 'tmpfs') return null;
    return { options: options.split(','), freeMegabytes: Math.min(bavail * bsize, freemem()) / megabyte };
  } catch {
    return null;
  }
}
