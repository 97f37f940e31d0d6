import { isPointer, type Pointer, readWhole, type WholePointer } from './pointer.ts';
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

/** What pages read as `builds/latest.json`. */
export type Live = {
  pointer: WholePointer;
  text: string;
  /** The file is missing or damaged: this is the newest whole revision. */
  isRebuilt: boolean;
};

/** Returns what is live, and writes the file of the pointer anew when it is missing or damaged and can be written. */
export async function readLive(store: string): Promise<Live | undefined> {
  const text = await readText(store, latestFile).catch(() => undefined);
  const pointer = readWhole(text);
  if (text !== undefined && pointer) return { pointer, text, isRebuilt: false };
  const newest = await newestWhole(store);
  if (!newest) return undefined;
  await settleLatest(store).catch(() => undefined);
  return { ...newest, isRebuilt: true };
}

/** Reads what is live, as `readLive` does; null when nothing is. */
export async function readLatest(store: string): Promise<Pointer | null> {
  const text = (await readLive(store))?.text ?? (await readText(store, latestFile));
  return text === undefined ? null : parsePointer(text, latestFile);
}

/** Appends a revision; returns false when another one took its number. */
export async function appendRevision(store: string, revision: Pointer): Promise<boolean> {
  return await createFile(store, revisionFile(revision.revision), `${JSON.stringify(revision, null, 2)}\n`);
}

/** Writes the newest whole revision to `builds/latest.json`, also after a process that died between the two. */
export async function settleLatest(store: string): Promise<void> {
  await mendNewest(store);
  for (;;) {
    const newest = await newestWhole(store);
    if (!newest) return;
    const text = await readText(store, latestFile);
    // No revision has this number: the pointer stays as somebody wrote it.
    const isNewer = (readWhole(text)?.revision ?? 0) > newest.pointer.revision;
    if (isNewer || text === newest.text) return;
    // A slower process may write an older revision afterwards; whoever writes last looks again.
    await replaceFile(store, latestFile, newest.text);
  }
}

/** Writes the file of the newest revision anew where it is damaged: the pointer is a copy of it. */
export async function mendNewest(store: string): Promise<void> {
  const newest = (await revisionNumbers(store)).at(-1);
  const text = await readText(store, latestFile);
  if (newest === undefined || text === undefined || readWhole(text)?.revision !== newest) return;
  const kept = readWhole(await readText(store, revisionFile(newest)));
  if (kept?.revision !== newest) await replaceFile(store, revisionFile(newest), text);
}

async function newestWhole(store: string): Promise<Omit<Live, 'isRebuilt'> | undefined> {
  for (const number of (await revisionNumbers(store)).reverse()) {
    const text = await readText(store, revisionFile(number));
    const pointer = readWhole(text);
    if (text !== undefined && pointer?.revision === number) return { pointer, text };
  }
  return undefined;
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
