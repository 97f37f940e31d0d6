import { isUtf8 } from 'node:buffer';
import type { ImportEncoding } from '@haisha/validation/import-choices';
import iconv from 'iconv-lite';

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
/** Enough to tell the encodings apart, and quickly read. */
const sampleBytes = 256 * 1024;
const names: Record<ImportEncoding, string> = { utf8: 'utf8', utf8Mark: 'utf8', sjis: 'cp932', eucJp: 'eucjp' };

/** The text of a file; what the encoding does not know becomes U+FFFD. */
export function decodeText(content: Buffer, encoding: ImportEncoding): string {
  return iconv.decode(content, names[encoding]).replaceAll(/\r\n?/g, '\n');
}

export function encodeText(text: string, encoding: ImportEncoding): Buffer {
  return iconv.encode(text, names[encoding], { addBOM: encoding === 'utf8Mark' });
}

/** Whether an encoding has every character of a text. */
export function keepsText(text: string, encoding: ImportEncoding): boolean {
  return iconv.decode(iconv.encode(text, names[encoding]), names[encoding]) === text;
}

/** The encoding that the bytes show: a mark, or what is right as UTF-8, or the likelier one of the Japanese encodings. */
export function findEncoding(content: Buffer): ImportEncoding {
  if (hasMark(content)) return 'utf8Mark';
  if (isUtf8(content)) return 'utf8';
  const sample = content.subarray(0, sampleBytes);
  return strangeness(sample, 'eucJp') < strangeness(sample, 'sjis') ? 'eucJp' : 'sjis';
}

export function withoutMark(content: Buffer): Buffer {
  return hasMark(content) ? content.subarray(byteOrderMark.length) : content;
}

function hasMark(content: Buffer): boolean {
  return content.subarray(0, byteOrderMark.length).equals(byteOrderMark);
}

/**
 * How much of the text nobody writes: characters that are none, private ones, and half-width kana, as which EUC-JP
 * appears when read as Shift_JIS. Real half-width kana are rarer there than full-width characters.
 */
function strangeness(sample: Buffer, encoding: ImportEncoding): number {
  const text = decodeText(sample, encoding);
  const wrong = text.match(/[\ufffd\ue000-\uf8ff\u0080-\u009f]/g)?.length ?? 0;
  const halfWidth = text.match(/[\uff61-\uff9f]/g)?.length ?? 0;
  const usual = text.match(/[\u3041-\u30ff\u4e00-\u9fff\u3005\u3001\u3002\uff10-\uff5a]/g)?.length ?? 0;
  return (wrong * 10 + halfWidth) / Math.max(1, usual + halfWidth + wrong);
}
