import { evenName } from '@haisha/rules/company-name';

/** A word as far as it matters to find it: without width, case and spaces. */
export function plainWord(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}

/** A word without what else makes no difference to people; Shift_JIS has its waves and minus signs in full width alone. */
export function foldedWord(text: string): string {
  return plainWord(text).replaceAll('〜', '~').replaceAll('−', '-');
}

/** The name of a record as far as it matters to find it: `㈱山田` is `株式会社 山田`. */
export function foldedName(text: string): string {
  return foldedWord(evenName(text));
}
