/** Text as it is compared when people look for something: width, case and kana do not count. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return plain
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/\s+/g, '');
}
