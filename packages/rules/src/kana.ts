/** Hiragana as katakana; everything else stays. */
export function toKatakana(text: string): string {
  return text.replaceAll(/[ぁ-ゖゝゞ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}

/** Half-width katakana and hiragana as full-width katakana, runs of space as one full-width space. */
export function toFullWidthKatakana(text: string): string {
  return toKatakana(text.normalize('NFKC')).trim().replaceAll(/\s+/g, '　');
}

/** True for full-width katakana with long vowel marks, middle dots and spaces; empty is true as well. */
export function isFullWidthKatakana(text: string): boolean {
  return /^[ァ-ヺヽヾー・　 ]*$/.test(text);
}
