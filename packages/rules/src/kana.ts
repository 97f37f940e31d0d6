/** Converts hiragana to katakana; everything else stays. */
export function toKatakana(text: string): string {
  return text.replaceAll(/[ぁ-ゖゝゞ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}

/** Converts half-width katakana and hiragana to full-width katakana, and runs of space to one full-width space. */
export function toFullWidthKatakana(text: string): string {
  return toKatakana(text.normalize('NFKC')).trim().replaceAll(/\s+/g, '　');
}

/** Returns the reading of a name as it is kept: full-width katakana, with one plain space between its parts. */
export function toReading(text: string): string {
  return toFullWidthKatakana(text).replaceAll('\u3000', ' ');
}

/** Returns true for full-width katakana with long vowel marks, middle dots and spaces, and for empty text. */
export function isFullWidthKatakana(text: string): boolean {
  return /^[ァ-ヺヽヾー・　 ]*$/.test(text);
}
