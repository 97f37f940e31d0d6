import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const latestFile = 'builds/latest.json';
export const apiFile = 'builds/api.json';
export const revisionsFolder = 'builds/revisions';
const abandonedMs = 60 * 60_000;

/** Returns the folder of a published version, relative to the store; the address is the same. */
export function versionPath(name: string, version: string): string {
  return `releases/${name}/${version}`;
}

/** Creates a folder in the store for files that are not complete yet; nobody is served from it. */
export async function newIncoming(store: string): Promise<string> {
  const folder = join(store, 'incoming');
  await mkdir(folder, { recursive: true });
  return join(folder, randomUUID());
}

/** Removes what a process that died left incomplete. */
export async function removeAbandoned(store: string): Promise<void> {
  for (const name of await namesIn(store, 'incoming')) {
    const path = join(store, 'incoming', name);
    const stats = await stat(path).catch(absent);
    if (stats && Date.now() - stats.mtimeMs > abandonedMs) await rm(path, { recursive: true, force: true });
  }
}

/** Writes a file that appears complete or not at all; returns false when the file exists. */
export async function createFile(store: string, path: string, text: string): Promise<boolean> {
  return await placing(store, path, text, async (from, to) => {
    try {
      await link(from, to);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  });
}

/** Replaces a file by a complete one. */
export async function replaceFile(store: string, path: string, text: string): Promise<void> {
  await placing(store, path, text, rename);
}

async function placing<Result>(
  store: string,
  path: string,
  text: string,
  place: (from: string, to: string) => Promise<Result>,
): Promise<Result> {
  const complete = await newIncoming(store);
  const target = join(store, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(complete, text, { flush: true });
  try {
    return await place(complete, target);
  } finally {
    await rm(complete, { force: true });
  }
}

/** Reads a text file of the store; undefined when it is missing. */
export async function readText(store: string, path: string): Promise<string | undefined> {
  return await readFile(join(store, path), 'utf8')
    .catch((error: unknown) => {
      throw hasCode(error, 'EISDIR') ? folderInPlaceOf(path) : error;
    })
    .catch(absent);
}

function folderInPlaceOf(path: string): Error {
  const remedy =
    path === latestFile
      ? 'Remove the folder and run the command again: the file is then written anew'
      : 'Run verify, and mend it from a copy';
  return Object.assign(new Error(`${path} of the store is a folder where a file belongs. ${remedy}.`), {
    code: 'EISDIR',
  });
}

/** Returns the names in a folder of the store; none when the folder is missing. */
export async function namesIn(store: string, path: string): Promise<string[]> {
  return (await readdir(join(store, path)).catch(absent)) ?? [];
}

function absent(error: unknown): undefined {
  if (hasCode(error, 'ENOENT')) return undefined;
  throw error;
}

/** Returns whether an error of the file system has one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
