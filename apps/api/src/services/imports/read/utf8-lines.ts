import { isAscii, isUtf8 } from 'node:buffer';
import { unreadable } from './unreadable.ts';

const newLine = 10;
/** Two Japanese characters or more, as which the bytes of another encoding hardly ever read. */
const japanese = /(?:[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef].*){2}/su;
/** What else stands in Japanese lists: ASCII, signs such as ※, ① and ㈱, and rare kanji such as 﨑. */
const inLists = /^[\p{ASCII}\u00b0-\u00f7\u2010-\u2bff\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]*$/u;

type Part = { bytes: Buffer; isUtf8: boolean };

/** Cuts the bytes of a file that is in another encoding where lines of UTF-8 begin and end, such as of a list added to another. */
export function utf8Parts(content: Buffer): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let was = false;
  for (let at = 0; at < content.length; ) {
    const end = endOfLine(content, at);
    const is = isUtf8Line(content.subarray(at, end));
    if (is !== was && at > from) {
      parts.push({ bytes: content.subarray(from, at), isUtf8: was });
      from = at;
    }
    was = is;
    at = end;
  }
  return [...parts, { bytes: content.subarray(from), isUtf8: was }];
}

/** Names all bytes that are no ASCII: in the encoding of the file they would be other characters than were written. */
export function namedBytes(content: Buffer): string {
  return content
    .toString('latin1')
    .replaceAll(/[\u0080-\u00ff]+/g, (bytes) => unreadable(Buffer.from(bytes, 'latin1')));
}

function endOfLine(content: Buffer, from: number): number {
  const at = content.indexOf(newLine, from);
  return at < 0 ? content.length : at + 1;
}

function isUtf8Line(line: Buffer): boolean {
  if (isAscii(line) || !isUtf8(line)) return false;
  const text = line.toString();
  return japanese.test(text) && inLists.test(text);
}
