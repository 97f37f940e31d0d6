import { isAbsolute, relative } from 'node:path';
import { hasCode } from './store-files.ts';

const noRoom = ['ENOSPC', 'EDQUOT'];
const noAccess = ['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST'];

/** The file system did not let a store be used, for a reason that the operator can remove. */
export class StoreProblem extends Error {
  constructor(store: string, code: string) {
    const remedy = noRoom.includes(code)
      ? 'Make room on its disk'
      : 'Make it a folder that this account may read and write, or set RELEASE_STORE to one';
    super(`The release store ${store} cannot be used (${code}). ${remedy}.`);
    this.name = 'StoreProblem';
  }
}

/** Says of an error what is wrong with the store; returns an error of another kind or place unchanged. */
export function storeProblem(store: string, error: unknown): unknown {
  if (!isSystemError(error) || !(hasCode(error, ...noRoom, ...noAccess) || isUnmadeFolder(error))) return error;
  const places = [error.path, error.dest].filter((path) => path !== undefined);
  return places.every((path) => isWithin(store, path)) ? new StoreProblem(store, error.code) : error;
}

type SystemError = Error & { code: string; path?: string; dest?: string; syscall?: string };

/** On a read-only file system Node says of folders within each other that the outer one is missing. */
function isUnmadeFolder(error: SystemError): boolean {
  return error.code === 'ENOENT' && error.syscall === 'mkdir';
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
}
