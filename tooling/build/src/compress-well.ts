import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const level = constants.BROTLI_MAX_QUALITY;
/** 1 MB, as a power of two. A file of ours is one block then, and comes out smaller than with the blocks that brotli chooses. */
const blockSize = 20;

/**
 * Writes the best brotli sibling beside each file. It takes seconds per megabyte, so a build does it once for the files
 * that pages load first; publishing compresses the others faster.
 */
export function compressWell(dist: string, files: Iterable<string>): void {
  for (const file of new Set(files)) {
    const content = readFileSync(join(dist, file));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
    };
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content, { params }));
  }
}
