import { unreadable } from './unreadable.ts';

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);
const littleMark = Buffer.from([0xff, 0xfe]);
const bigMark = Buffer.from([0xfe, 0xff]);
const shiftMark = 0x1b;
const lineFeed = 0x0a;
/** A byte that no character of EUC-JP has. */
const noCharacter = 0xff;
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
 * The same characters in EUC-JP, which shifts none; a line always begins in ASCII. Bytes above 7f, and what stands
 * behind a shift that is not known, become no character.
 */
export function eucOfIso2022(file: Buffer): Buffer {
  const bytes: number[] = [];
  let shift: Shift = 'ascii';
  for (let at = 0; at < file.length; at += 1) {
    const byte = file[at] ?? 0;
    const found = byte === shiftMark ? shiftAt(file, at + 1) : undefined;
    if (found !== undefined) {
      shift = shifts[found] ?? 'ascii';
      at += found.length;
    } else if (byte > 0x7f || byte === shiftMark) {
      if (byte === shiftMark) shift = 'unknown';
      bytes.push(noCharacter);
    } else if (shift === 'unknown' && byte > 0x20) {
      bytes.push(noCharacter);
    } else if (shift === 'ascii' || byte <= 0x20) {
      if (byte === lineFeed) shift = 'ascii';
      bytes.push(byte);
    } else if (shift === 'kana') {
      bytes.push(0x8e, byte | 0x80);
    } else {
      if (shift === 'rare') bytes.push(0x8f);
      bytes.push(byte | 0x80);
      const second = file[at + 1] ?? 0;
      if (second > 0x20) {
        bytes.push(second | 0x80);
        at += 1;
      }
    }
  }
  return Buffer.from(bytes);
}

function shiftAt(file: Buffer, at: number): string | undefined {
  return Object.keys(shifts).find((shift) => file.toString('latin1', at, at + shift.length) === shift);
}

function starts(file: Buffer, mark: Buffer): boolean {
  return file.subarray(0, mark.length).equals(mark);
}
