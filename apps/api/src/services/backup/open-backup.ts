import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { sha256Of } from '../files/storage/pieces.ts';
import { BackupProblem } from './backup-problem.ts';
import { type Manifest, manifestName, manifestSchema, manifestSumName } from './manifest.ts';

export type Backup = {
  manifest: Manifest;
  read: (path: string) => Promise<Readable>;
  close: () => void;
};

type Zip = { file: yauzl.ZipFile; entries: Map<string, yauzl.Entry> };

const openZip = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/** Opens an archive after every byte of it has been checked. */
export async function openBackup(path: string): Promise<Backup> {
  const zip = await readEntries(path);
  try {
    const manifest = await readManifest(zip);
    await checkParts(zip, manifest);
    return { manifest, read: (part) => readPart(zip, part), close: () => zip.file.close() };
  } catch (error) {
    zip.file.close();
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`${path} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readEntries(path: string): Promise<Zip> {
  try {
    const file = await openZip(path, { lazyEntries: false, autoClose: false });
    const entries = new Map<string, yauzl.Entry>();
    file.on('entry', (entry: yauzl.Entry) => entries.set(entry.fileName, entry));
    await once(file, 'end');
    return { file, entries };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupProblem(`There is no file ${path}.`);
    throw new BackupProblem(`${path} is not a backup of Haisha, or it is damaged or cut short.`);
  }
}

async function readManifest(zip: Zip): Promise<Manifest> {
  const [content, sum] = [
    await text(await readPart(zip, manifestName)),
    await text(await readPart(zip, manifestSumName)),
  ];
  if ((await sha256Of([Buffer.from(content)])) !== sum)
    throw new BackupProblem('The list of contents of the backup is damaged.');
  const parsed = manifestSchema.safeParse(JSON.parse(content));
  if (!parsed.success) throw new BackupProblem('The backup was written by a newer version of Haisha; update first.');
  return parsed.data;
}

async function checkParts(zip: Zip, { tables, files }: Manifest): Promise<void> {
  for (const { path, sha256 } of [...tables, ...files]) {
    if ((await sha256Of(await readPart(zip, path))) !== sha256)
      throw new BackupProblem(`The backup is damaged: ${path} is not as it was written.`);
  }
}

function readPart({ file, entries }: Zip, path: string): Promise<Readable> {
  const entry = entries.get(path);
  if (!entry) throw new BackupProblem(`The backup is damaged: it lacks ${path}.`);
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}
