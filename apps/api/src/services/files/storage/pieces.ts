import { createHash } from 'node:crypto';
import type { Content } from './file-store.ts';

/** The same bytes in pieces of one size; the last one is what is left. */
export async function* inPieces(content: Content, size: number): AsyncGenerator<Buffer<ArrayBuffer>> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const some of content) {
    waiting.push(some);
    length += some.length;
    if (length < size) continue;
    const all = inOne(waiting);
    let start = 0;
    for (; length - start >= size; start += size) yield all.subarray(start, start + size);
    waiting = [all.subarray(start)];
    length -= start;
  }
  if (length > 0) yield inOne(waiting);
}

function inOne(some: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const [first] = some;
  if (some.length > 1 || !(first instanceof Buffer)) return Buffer.concat(some);
  return first as Buffer<ArrayBuffer>;
}

/** Passes content on and knows its length and hash once it has passed. */
export function measure(content: Content) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* passed(): AsyncGenerator<Uint8Array> {
    for await (const some of content) {
      hash.update(some);
      sizeBytes += some.length;
      yield some;
    }
  }
  return { content: passed(), measured: () => ({ sizeBytes, sha256: hash.digest('hex') }) };
}

export async function sha256Of(content: Content): Promise<string> {
  const { content: passed, measured } = measure(content);
  for await (const _ of passed);
  return measured().sha256;
}
