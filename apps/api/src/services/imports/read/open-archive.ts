import { pipeline, type Readable, Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { otherZip } from './other-zip.ts';
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

/**
 * The zip file that an Excel file is, known by a part that all have. Its list of contents promises nothing out of
 * proportion; nothing is unpacked before that is known.
 */
export async function openArchive(content: Buffer, mark: string): Promise<Archive> {
  const zip = await opened(content);
  const listed = await firstEntries(zip);
  const entries = new Map(listed.map((entry) => [entry.fileName, entry]));
  if (!entries.has(mark)) throw otherZip([...entries.keys()]);
  // Programs do not agree on which of two parts of one name is meant.
  if (entries.size < listed.length && listed.length <= mostEntries) throw importDamaged();
  const unpackedBytes = listed.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (listed.length > mostEntries || unpackedBytes > mostUnpackedBytes || listed.some(isSwollen)) throw importSwollen();
  if (listed.some((entry) => entry.isEncrypted())) throw importLocked();
  return {
    has: (name) => entries.has(name),
    open: async (name) => {
      const entry = entries.get(name);
      if (!entry) throw importDamaged();
      const stream = await zip.openReadStreamPromise(entry).catch(() => {
        throw importDamaged();
      });
      return asWritten(stream, entry);
    },
  };
}

/** What was read, which fails at its end where it is not what was once written. */
function asWritten(stream: Readable, entry: Entry): Readable {
  let sum = 0;
  const check = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sum = crc32(piece, sum);
      done(null, piece);
    },
    flush: (done) => done(sum === entry.crc32 ? null : importDamaged()),
  });
  return pipeline(stream, check, () => undefined);
}

/** One more than may be there, at most. */
async function firstEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      if (entries.length > mostEntries) break;
    }
  } catch {
    throw importDamaged();
  }
  return entries;
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
