/** A word as far as it matters to find it: without width, case and spaces. */
export function plainWord(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}

/** The name of a record as far as it matters to find it; Shift_JIS has its waves and minus signs in full width alone. */
export function foldedWord(text: string): string {
  return plainWord(text).replaceAll('〜', '~').replaceAll('−', '-');
}
