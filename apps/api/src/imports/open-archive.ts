import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ProblemError } from '../errors.ts';
import { importDamaged, importLocked, importSwollen } from './refused-import.ts';

const mostEntries = 200;
const mostUnpackedBytes = 300 * 1024 * 1024;
/** Real Excel files shrink to a tenth. */
const mostRatio = 200;
const smallBytes = 1024 * 1024;

export type Archive = {
  has: (name: string) => boolean;
  /** One part, unpacked as it is read. */
  open: (name: string) => Promise<Readable>;
};

/** A zip file whose list of contents promises nothing out of proportion; nothing is unpacked before that is known. */
export async function openArchive(content: Buffer): Promise<Archive> {
  const zip = await opened(content);
  const entries = new Map<string, Entry>();
  let unpackedBytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      unpackedBytes += entry.uncompressedSize;
      if (entries.size >= mostEntries || unpackedBytes > mostUnpackedBytes || isSwollen(entry)) throw importSwollen();
      if (entry.isEncrypted()) throw importLocked();
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof ProblemError ? error : importDamaged();
  }
  return {
    has: (name) => entries.has(name),
    open: async (name) => {
      const entry = entries.get(name);
      if (!entry) throw importDamaged();
      return await zip.openReadStreamPromise(entry).catch(() => {
        throw importDamaged();
      });
    },
  };
}

async function opened(content: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(content, { lazyEntries: true, autoClose: false });
  } catch {
    throw importDamaged();
  }
}

function isSwollen({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > smallBytes && uncompressedSize / Math.max(1, compressedSize) > mostRatio;
}
