import { isPointer, type Pointer, readWhole, type WholePointer } from './pointer.ts';
import { createFile, hasCode, latestFile, namesIn, readText, replaceFile, revisionsFolder } from './store-files.ts';

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
  /** What was wrong with the file, and what was done about it; null when it says what its revision says. */
  fault: string | null;
  /** Whether the file was written anew. */
  isMended: boolean;
};

/**
 * Returns what is live. Where the file of the pointer is missing, damaged or made up, that is the newest whole revision,
 * and the file is written anew if it can be.
 */
export async function readLive(store: string): Promise<Live | undefined> {
  const found = await readPointer(store);
  if (found.fault === null) return { ...found, isMended: false };
  const newest = await newestWhole(store);
  if (!newest) {
    const { pointer, text } = found;
    const fault = `${latestFile} ${found.fault}, and no revision is whole. Mend the release store from a copy.`;
    return pointer && text !== undefined ? { pointer, text, fault, isMended: false } : undefined;
  }
  const isMended = await settleLatest(store).then(
    () => true,
    () => false,
  );
  const number = newest.pointer.revision;
  const outcome = isMended
    ? `it was written anew from revision ${number}`
    : `it cannot be written anew, and revision ${number} is served. Run verify`;
  return { ...newest, fault: `${latestFile} ${found.fault}; ${outcome}.`, isMended };
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
    const { pointer, text, fault } = await readPointer(store);
    // Somebody flipped meanwhile, or the pointer is the only copy of a newer revision.
    const isNewer = fault === null && pointer.revision > newest.pointer.revision;
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

type Whole = Pick<Live, 'pointer' | 'text'>;
type Found = (Whole & { fault: null }) | (Partial<Whole> & { fault: string });

/** Compares the file of the pointer with its revision, which is written first and never changes. */
async function readPointer(store: string): Promise<Found> {
  let text: string | undefined;
  try {
    text = await readText(store, latestFile);
  } catch (error) {
    return { fault: hasCode(error, 'EISDIR') ? 'is a folder' : 'cannot be read' };
  }
  if (text === undefined) return { fault: 'is missing' };
  const pointer = readWhole(text);
  if (!pointer) return { text, fault: 'is damaged' };
  const { revision } = pointer;
  const kept = await readText(store, revisionFile(revision)).catch(noneOfFolder);
  if (kept === undefined) return { pointer, text, fault: `names revision ${revision}, which does not exist` };
  // Of a revision that is damaged the pointer is the only copy.
  const isOther = kept !== text && kept !== null && readWhole(kept)?.revision === revision;
  return isOther
    ? { pointer, text, fault: `does not say what revision ${revision} says` }
    : { pointer, text, fault: null };
}

async function newestWhole(store: string): Promise<Whole | undefined> {
  for (const number of (await revisionNumbers(store)).reverse()) {
    const text = await readText(store, revisionFile(number)).catch(noneOfFolder);
    const pointer = readWhole(text ?? undefined);
    if (typeof text === 'string' && pointer?.revision === number) return { pointer, text };
  }
  return undefined;
}

/** A folder where a file belongs is damage like another. */
function noneOfFolder(error: unknown): null {
  if (hasCode(error, 'EISDIR')) return null;
  throw error;
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
