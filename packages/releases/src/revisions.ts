import { isPointer, type Pointer } from './pointer.ts';
import { createFile, latestFile, namesIn, readText, replaceFile, revisionsFolder } from './store-files.ts';

/** Returns the file of a revision, relative to the store. */
export function revisionFile(revision: number): string {
  return `${revisionsFolder}/${String(revision).padStart(6, '0')}.json`;
}

/** Returns the numbers of all revisions, oldest first. */
export async function revisionNumbers(store: string): Promise<number[]> {
  const names = await namesIn(store, revisionsFolder);
  const numbers = names.filter((name) => /^\d{6,}\.json$/.test(name)).map((name) => Number.parseInt(name, 10));
  return numbers.sort((a, b) => a - b);
}

/** Reads one revision; undefined when there is none with that number. */
export async function readRevision(store: string, revision: number): Promise<Pointer | undefined> {
  const text = await readText(store, revisionFile(revision));
  return text === undefined ? undefined : parsePointer(text, revisionFile(revision));
}

/** Reads all revisions, oldest first. */
export async function readRevisions(store: string): Promise<Pointer[]> {
  const found: Pointer[] = [];
  for (const number of await revisionNumbers(store)) {
    const revision = await readRevision(store, number);
    if (revision) found.push(revision);
  }
  return found;
}

/** Reads the newest revision, which is live or about to be; null in an empty store. */
export async function newestRevision(store: string): Promise<Pointer | null> {
  const newest = (await revisionNumbers(store)).at(-1);
  return newest === undefined ? null : ((await readRevision(store, newest)) ?? null);
}

/** Reads `builds/latest.json`; null when nothing is live. */
export async function readLatest(store: string): Promise<Pointer | null> {
  const text = await readText(store, latestFile);
  return text === undefined ? null : parsePointer(text, latestFile);
}

/** Appends a revision; returns false when another one took its number. */
export async function appendRevision(store: string, revision: Pointer): Promise<boolean> {
  return await createFile(store, revisionFile(revision.revision), `${JSON.stringify(revision, null, 2)}\n`);
}

/** Writes the newest revision to `builds/latest.json`, also after a process that died between the two. */
export async function settleLatest(store: string): Promise<void> {
  let newest = (await revisionNumbers(store)).at(-1);
  while (newest !== undefined) {
    const text = await readText(store, revisionFile(newest));
    if (text !== undefined && text !== (await readText(store, latestFile))) await replaceFile(store, latestFile, text);
    // A slower process may have written an older revision; whoever writes last checks again.
    const latest = (await revisionNumbers(store)).at(-1);
    if (latest === newest) return;
    newest = latest;
  }
}

function parsePointer(text: string, path: string): Pointer {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${path} of the store is not JSON. Run verify, and mend it from a copy.`);
  }
  if (!isPointer(value))
    throw new Error(`${path} of the store is not a revision. Run verify, and mend it from a copy.`);
  return value;
}
