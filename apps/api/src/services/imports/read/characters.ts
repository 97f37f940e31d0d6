import type { ImportEncoding } from '@haisha/validation/import-choices';
import iconv from 'iconv-lite';
import { namedBytesLength, unreadable } from './unreadable.ts';

/** An encoding in which a line feed, a comma and a quotation mark are single bytes and never parts of other characters. */
export type ByteEncoding = Exclude<ImportEncoding, 'utf16' | 'iso2022jp'>;

type Bytes = readonly [from: number, to: number];

const ascii: Bytes[] = [[0x00, 0x7f]];
const following: Bytes = [0x80, 0xbf];
const eucByte: Bytes = [0xa1, 0xfe];
const utf8: Bytes[][] = [
  ascii,
  [[0xc2, 0xdf], following],
  [[0xe0, 0xe0], [0xa0, 0xbf], following],
  [[0xe1, 0xec], following, following],
  [[0xed, 0xed], [0x80, 0x9f], following],
  [[0xee, 0xef], following, following],
  [[0xf0, 0xf0], [0x90, 0xbf], following, following],
  [[0xf1, 0xf3], following, following, following],
  [[0xf4, 0xf4], [0x80, 0x8f], following, following],
];
const leads: Bytes[] = [
  [0x81, 0x9f],
  [0xe0, 0xfc],
];
const trails: Bytes[] = [
  [0x40, 0x7e],
  [0x80, 0xfc],
];
const sjis: Bytes[][] = [ascii, [[0xa1, 0xdf]], ...leads.flatMap((lead) => trails.map((trail) => [lead, trail]))];
const eucJp: Bytes[][] = [
  ascii,
  [eucByte, eucByte],
  [
    [0x8e, 0x8e],
    [0xa1, 0xdf],
  ],
  [[0x8f, 0x8f], eucByte, eucByte],
];
const gbLead: Bytes = [0x81, 0xfe];
const gbDigit: Bytes = [0x30, 0x39];
const gb18030: Bytes[][] = [ascii, [gbLead, [0x40, 0x7e]], [gbLead, [0x80, 0xfe]], [gbLead, gbDigit, gbLead, gbDigit]];
/** With the further syllables that Windows has. */
const koreanTrails: Bytes[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x81, 0xfe],
];
const eucKr: Bytes[][] = [ascii, ...koreanTrails.map((trail) => [gbLead, trail])];
const shapes: Record<ByteEncoding, Bytes[][]> = { utf8, utf8Mark: utf8, sjis, eucJp, gb18030, eucKr };

export const iconvNames: Record<ByteEncoding, string> = {
  utf8: 'utf8',
  utf8Mark: 'utf8',
  sjis: 'cp932',
  eucJp: 'eucjp',
  gb18030: 'gb18030',
  eucKr: 'cp949',
};

/** What no text of an office has: characters that are none, control characters, and those that a company drew itself. */
export const noCharacter = /[\ufffd\u0080-\u009f\ue000-\uf8ff]/;

/** The number of bytes of the character that begins at a place; 0 where the bytes cannot be one. */
export function characterLength(content: Uint8Array, at: number, encoding: ByteEncoding): number {
  const fits = ([from, to]: Bytes, place: number) => {
    const byte = content[at + place];
    return byte !== undefined && byte >= from && byte <= to;
  };
  return shapes[encoding].find((bytes) => bytes.every(fits))?.length ?? 0;
}

/**
 * The text of bytes of which some are no character: these are named where they stand, see `unreadable`. Those that are
 * named already stay so.
 */
export function decodeBroken(content: Uint8Array, encoding: ByteEncoding): string {
  const known = new Map<string, string | null>();
  const read = (bytes: Uint8Array): string | null => {
    const key = bytes.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const text = iconv.decode(Buffer.from(bytes), iconvNames[encoding], { stripBOM: false });
    const character = noCharacter.test(text) ? null : text;
    known.set(key, character);
    return character;
  };
  let text = '';
  let broken = -1;
  for (let at = 0; at < content.length; ) {
    const named = encoding === 'utf8' ? namedBytesLength(content, at) : 0;
    if (named > 0) {
      if (broken !== -1) text += unreadable(content.subarray(broken, at));
      broken = -1;
      text += Buffer.from(content.subarray(at, at + named)).toString();
      at += named;
      continue;
    }
    const length = characterLength(content, at, encoding);
    const character = length > 0 ? read(content.subarray(at, at + length)) : null;
    if (character === null) {
      if (broken === -1) broken = at;
    } else {
      if (broken !== -1) text += unreadable(content.subarray(broken, at));
      broken = -1;
      text += character;
    }
    at += Math.max(1, length);
  }
  return broken === -1 ? text : text + unreadable(content.subarray(broken));
}
