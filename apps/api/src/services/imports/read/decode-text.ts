import type { ImportEncoding } from '@haisha/validation/import-choices';
import iconv from 'iconv-lite';
import { type ByteEncoding, decodeBroken, iconvNames, noCharacter } from './characters.ts';
import { utf8OfIso2022, utf8OfUtf16, withoutMark } from './encoding-marks.ts';
import { namedBytes, utf8Parts } from './utf8-lines.ts';

/** The bytes of a file in an encoding whose separators are bytes, and without a mark. */
export function inBytes(file: Buffer, encoding: ImportEncoding): { content: Buffer; encoding: ByteEncoding } {
  if (encoding === 'utf16') return { content: utf8OfUtf16(file), encoding: 'utf8' };
  if (encoding === 'iso2022jp') return { content: utf8OfIso2022(file), encoding: 'utf8' };
  return { content: withoutMark(file), encoding };
}

/**
 * The text of a file with lines that end alike; bytes that are no character are named in it, see `unreadable`, and so are
 * those of lines in UTF-8 where the file is in another encoding.
 */
export function decodeText(content: Buffer, encoding: ByteEncoding): string {
  const isUnicode = encoding === 'utf8' || encoding === 'utf8Mark';
  const parts = isUnicode ? [{ bytes: content, isUtf8: false }] : utf8Parts(content);
  const texts = parts.map(({ bytes, isUtf8 }) => (isUtf8 ? namedBytes(bytes) : decoded(bytes, encoding)));
  return texts.join('').replaceAll(/\r\n?/g, '\n');
}

function decoded(bytes: Buffer, encoding: ByteEncoding): string {
  const text = iconv.decode(bytes, iconvNames[encoding], { stripBOM: false });
  return noCharacter.test(text) ? decodeBroken(bytes, encoding) : text;
}

/** The bytes of a text, with a mark where the encoding says so. */
export function encodeText(text: string, encoding: ByteEncoding): Buffer {
  return iconv.encode(text, iconvNames[encoding], { addBOM: encoding === 'utf8Mark' });
}

/** Whether an encoding has every character of a text. */
export function keepsText(text: string, encoding: ByteEncoding): boolean {
  return iconv.decode(iconv.encode(text, iconvNames[encoding]), iconvNames[encoding]) === text;
}
