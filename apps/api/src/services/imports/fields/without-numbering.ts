/** `①`, `②` and so on. */
const circled = /[①-⑳]/g;

/** A list whose entries are numbered `①A ②B`, with slashes instead: the marks stand for what comes after them. */
export function withoutNumbering(text: string): string {
  const plain = text.trim();
  const marks = plain.match(circled) ?? [];
  const isNumbering = plain.startsWith('①') && marks.every((mark, index) => mark.codePointAt(0) === 0x2460 + index);
  if (!isNumbering) return text;
  return plain
    .split(circled)
    .map((entry) => entry.replace(/^[.．:：)）\s]+|[/／、,，;；→・\s]+$/gu, ''))
    .filter((entry) => entry !== '')
    .join(' / ');
}
