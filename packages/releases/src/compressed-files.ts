import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Files } from './file-hash.ts';

const textFile = /\.(?:js|mjs|css|html|json|svg|txt|xml|map|webmanifest)$/;
const worthwhileBytes = 512;
// The two highest levels take seconds per megabyte and gain a few percent; a publish may take five seconds in all.
const brotliLevel = 9;

const compress = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};
const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
const encodings = ['.br', '.gz'] as const;

/**
 * Returns the compressed siblings of the text files, for servers that send them unchanged; what the build compressed
 * itself stays.
 */
export async function compressedSiblings(files: Files): Promise<Files> {
  const texts = [...files].filter(([path, content]) => textFile.test(path) && content.length >= worthwhileBytes);
  const siblings = texts.flatMap(([path, content]) =>
    encodings
      .filter((encoding) => !files.has(path + encoding))
      .map(async (encoding) => [path + encoding, await compress[encoding](content)] as const),
  );
  return new Map(await Promise.all(siblings));
}

/** Returns the file whose compressed sibling the path would be; undefined for any other path. */
export function originalOf(path: string): string | undefined {
  const encoding = encodings.find((end) => path.endsWith(end));
  return encoding && path.slice(0, -encoding.length);
}

/** Returns whether a compressed sibling holds exactly the content of its original. */
export async function isSameContent(path: string, compressed: Buffer, original: Buffer): Promise<boolean> {
  const encoding = encodings.find((end) => path.endsWith(end));
  if (!encoding) return false;
  const content = await decompress[encoding](compressed).catch(() => undefined);
  return content?.equals(original) ?? false;
}
