import { isUtf8 } from 'node:buffer';
import type { ImportEncoding } from '@haisha/validation/import-choices';
import iconv from 'iconv-lite';
import { type ByteEncoding, characterLength, iconvNames } from './characters.ts';
import { hasUtf8Mark, isIso2022, isUtf16 } from './encoding-marks.ts';
import { isForeign, isKorean } from './foreign-text.ts';
import { utf8Parts } from './utf8-lines.ts';

/** Enough to tell the encodings apart, and quickly read. */
const sampleBytes = 256 * 1024;

/**
 * The encoding that the bytes show. One broken byte in UTF-8 does not make it another encoding: what is mostly UTF-8 is
 * UTF-8 with faults, and so are the letters of Western Europe, in which no text is expected. What is neither is the
 * likelier one of the Japanese encodings, unless it is hardly Japanese.
 */
export function findEncoding(content: Buffer): ImportEncoding {
  if (isUtf16(content)) return 'utf16';
  const marked = hasUtf8Mark(content) ? 'utf8Mark' : 'utf8';
  // ISO-2022-JP has no byte above 7f.
  if (isUtf8(content) && content.some((byte) => byte > 0x7f)) return marked;
  if (isIso2022(content)) return 'iso2022jp';
  if (isUtf8(content)) return marked;
  const start = content.findIndex((byte) => byte > 0x7f);
  const sample = content.subarray(start, start + sampleBytes);
  if (isMostlyUtf8(sample) || isWestern(content.subarray(Math.max(0, start - 1), start + sampleBytes))) return marked;
  const own = withoutUtf8(sample);
  if (isKorean(own)) return 'eucKr';
  const likelier = strangeness(own, 'eucJp') < strangeness(own, 'sjis') ? 'eucJp' : 'sjis';
  return isForeign(own, likelier) ? 'gb18030' : likelier;
}

/**
 * Bytes of other encodings hardly ever make the three that a Japanese character has in UTF-8, nor an accented letter
 * alone beside a small one.
 */
function isMostlyUtf8(sample: Uint8Array): boolean {
  let whole = 0;
  let broken = 0;
  for (let at = 0; at < sample.length; ) {
    const length = characterLength(sample, at, 'utf8');
    if (length >= 3 || (length === 2 && isAccented(sample, at))) whole += 1;
    if (length === 0) broken += 1;
    at += Math.max(1, length);
  }
  return whole > 0 && whole >= broken;
}

/** Lines of UTF-8 say nothing of the encoding that the others have. */
function withoutUtf8(sample: Buffer): Buffer {
  const parts = utf8Parts(sample).filter((part) => !part.isUtf8);
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

/** Whether two bytes are the é of Café in UTF-8. */
function isAccented(sample: Uint8Array, at: number): boolean {
  const lead = sample[at] ?? 0;
  const [before, after] = [sample[at - 1] ?? 0, sample[at + 2] ?? 0];
  return lead >= 0xc3 && lead <= 0xc5 && before <= 0x7f && after <= 0x7f && (isSmall(before) || isSmall(after));
}

/** Whether all that is no ASCII are single letters beside others, as the é of Café, or quotation marks in Windows-1252. */
function isWestern(sample: Uint8Array): boolean {
  return sample.every((byte, at) => {
    if (byte <= 0x7f) return true;
    const [before, after] = [sample[at - 1], sample[at + 1]];
    if ((before ?? 0) > 0x7f || (after ?? 0) > 0x7f) return false;
    if (byte >= 0x91 && byte <= 0x94) return isSmall(before) && isSmall(after);
    return byte >= 0xc0 && (isLetter(before) || isLetter(after));
  });
}

/**
 * How much of the text nobody writes: characters that are none, private ones, and half-width kana, as which EUC-JP
 * appears when read as Shift_JIS. Real half-width kana are rarer there than full-width characters.
 */
function strangeness(sample: Buffer, encoding: ByteEncoding): number {
  const text = iconv.decode(sample, iconvNames[encoding]);
  const wrong = text.match(/[\ufffd\ue000-\uf8ff\u0080-\u009f]/g)?.length ?? 0;
  const halfWidth = text.match(/[\uff61-\uff9f]/g)?.length ?? 0;
  const usual = text.match(/[\u3041-\u30ff\u4e00-\u9fff\u3005\u3001\u3002\uff10-\uff5a]/g)?.length ?? 0;
  return (wrong * 10 + halfWidth) / Math.max(1, usual + halfWidth + wrong);
}

function isLetter(byte = 0): boolean {
  return isSmall(byte | 0x20);
}

function isSmall(byte = 0): boolean {
  return byte >= 0x61 && byte <= 0x7a;
}
