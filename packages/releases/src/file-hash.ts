import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Contents by path with forward slashes, sorted. */
export type Files = Map<string, Buffer>;

/** Reads every file below a folder; rejects anything that is neither file nor folder. */
export async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const irregular = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (irregular) throw new Error(`${join(irregular.parentPath, irregular.name)} is neither a file nor a folder.`);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const contents = await Promise.all(paths.map((path) => readFile(join(folder, path))));
  return new Map(paths.map((path, index) => [path, contents[index] ?? Buffer.alloc(0)]));
}

/** Returns the hash of a content as browsers check it (`integrity`). */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns twelve characters that identify a whole build: its files and its facts. */
export function contentHash(files: Files, facts: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const [path, content] of files) hash.update(`\n${path} ${integrityOf(content)}`);
  return hash.digest('hex').slice(0, 12);
}
