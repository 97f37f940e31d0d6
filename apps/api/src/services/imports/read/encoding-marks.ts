import iconv from 'iconv-lite';
import { noCharacter } from './characters.ts';
import { unreadable } from './unreadable.ts';

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);
const littleMark = Buffer.from([0xff, 0xfe]);
const bigMark = Buffer.from([0xfe, 0xff]);
const shiftMark = 0x1b;
const lineFeed = 0x0a;
/** Half of a character, and what no text of an office has. */
const noText = /[\p{Surrogate}\ufffd\u0080-\u009f\ue000-\uf8ff]{1,200}/gu;
type Shift = 'ascii' | 'kana' | 'kanji' | 'rare' | 'unknown';
/** Shifts of ISO-2022-JP that mail programs and old hosts write, and as what the bytes behind them are read. */
const shifts: Record<string, Shift> = {
  '(B': 'ascii',
  '(J': 'ascii',
  '(I': 'kana',
  '$@': 'kanji',
  $B: 'kanji',
  '$(D': 'rare',
};

export function hasUtf8Mark(file: Buffer): boolean {
  return starts(file, utf8Mark);
}

export function withoutMark(file: Buffer): Buffer {
  return hasUtf8Mark(file) ? file.subarray(utf8Mark.length) : file;
}

/** Whether a file says that it is UTF-16. */
export function isUtf16(file: Buffer): boolean {
  return starts(file, littleMark) || starts(file, bigMark);
}

/** Whether shifts between ASCII and Japanese characters are in a file. */
export function isIso2022(file: Buffer): boolean {
  return ['$B', '$@', '(I'].some((shift) => file.includes(`\u001b${shift}`, 0, 'latin1'));
}

/** What is no character is named by its bytes in the file, see `unreadable`; without a mark the lower byte comes first. */
export function utf8OfUtf16(file: Buffer): Buffer {
  const body = file.subarray(isUtf16(file) ? 2 : 0);
  const end = body.length - (body.length % 2);
  const isBig = starts(file, bigMark);
  const swapped = (bytes: Buffer) => (isBig ? bytes.swap16() : bytes);
  const text = swapped(Buffer.from(body.subarray(0, end))).toString('utf16le');
  const named = text.replaceAll(noText, (part) => unreadable(swapped(Buffer.from(part, 'utf16le'))));
  return Buffer.from(end < body.length ? named + unreadable(body.subarray(end)) : named);
}

/**
 * The same text in UTF-8; a line always begins in ASCII. What is no character is named by its bytes in the file, see
 * `unreadable`: bytes above 7f, what stands behind a shift that is not known, and free places of the table.
 */
export function utf8OfIso2022(file: Buffer): Buffer {
  const read = createReader();
  const pieces: string[] = [];
  let shift: Shift = 'ascii';
  let broken = -1;
  const end = (at: number) => {
    if (broken !== -1) pieces.push(unreadable(file.subarray(broken, at)));
    broken = -1;
  };
  for (let at = 0; at < file.length; ) {
    const byte = file[at] ?? 0;
    const found = byte === shiftMark ? shiftAt(file, at + 1) : undefined;
    if (found !== undefined) {
      end(at);
      shift = shifts[found] ?? 'ascii';
      at += 1 + found.length;
      continue;
    }
    if (byte === shiftMark) shift = 'unknown';
    if (byte === lineFeed) shift = 'ascii';
    const { text, length } = read(file, at, shift);
    if (text === null) {
      if (broken === -1) broken = at;
    } else {
      end(at);
      pieces.push(text);
    }
    at += length;
  }
  end(file.length);
  return Buffer.from(pieces.join(''));
}

/** Reads the character at a place; null where there is none. */
function createReader() {
  const known = new Map<number, string | null>();
  const decoded = (bytes: number[]): string | null => {
    const key = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    const text = iconv.decode(Buffer.from(bytes), 'eucjp', { stripBOM: false });
    const character = noCharacter.test(text) ? null : text;
    known.set(key, character);
    return character;
  };
  return (file: Buffer, at: number, shift: Shift): { text: string | null; length: number } => {
    const byte = file[at] ?? 0;
    if (byte > 0x7f || byte === shiftMark) return { text: null, length: 1 };
    if (shift === 'ascii' || byte <= 0x20) return { text: String.fromCharCode(byte), length: 1 };
    if (shift === 'unknown') return { text: null, length: 1 };
    if (shift === 'kana') return { text: decoded([0x8e, byte | 0x80]), length: 1 };
    const second = file[at + 1] ?? 0;
    if (second <= 0x20 || second > 0x7f) return { text: null, length: 1 };
    const bytes = [byte | 0x80, second | 0x80];
    return { text: decoded(shift === 'rare' ? [0x8f, ...bytes] : bytes), length: 2 };
  };
}

function shiftAt(file: Buffer, at: number): string | undefined {
  return Object.keys(shifts).find((shift) => file.toString('latin1', at, at + shift.length) === shift);
}

function starts(file: Buffer, mark: Buffer): boolean {
  return file.subarray(0, mark.length).equals(mark);
}
