/** Stands where bytes are no character: U+FFFD and the bytes, `�⟨E8 BB⟩`, so that people and errors can name them. */
export function unreadable(bytes: Uint8Array): string {
  const hex = Array.from(bytes, hexOf);
  return `\ufffd⟨${hex.join(' ')}⟩`;
}

const named = /^\ufffd⟨[0-9A-F ]+⟩/;
const start = Buffer.from('\ufffd⟨');
const longestNamed = 3_000;

/** How many bytes of UTF-8 at a place name bytes that are no character; 0 where none do. */
export function namedBytesLength(content: Uint8Array, at: number): number {
  if (content[at] !== start[0]) return 0;
  const found = Buffer.from(content.buffer, content.byteOffset + at, Math.min(longestNamed, content.length - at));
  if (!found.subarray(0, start.length).equals(start)) return 0;
  return Buffer.byteLength(named.exec(found.toString())?.[0] ?? '');
}

/** What is left of a character whose first byte was damaged; tabs and breaks of lines and pages are none of them. */
const controls = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/gu;
/** Most texts hold neither of the two. */
const isOdd = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]|\ufffd/u;

/** The bytes in a text that are no character, `E8 BB`; null in a text that is whole. */
export function unreadableIn(text: string): string | null {
  if (!isOdd.test(text)) return null;
  const found = text.includes('\ufffd')
    ? Array.from(text.matchAll(/\ufffd(?:⟨([0-9A-F ]+)⟩)?/g), ([, bytes = 'EF BF BD']) => bytes)
    : Array.from(text.matchAll(controls), ([control]) => hexOf(control.charCodeAt(0)));
  return found.length > 0 ? found.join(' … ') : null;
}

function hexOf(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0');
}
