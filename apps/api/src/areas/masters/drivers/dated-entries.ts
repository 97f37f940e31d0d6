import { withoutNumbering } from '../../../services/imports/fields/without-numbering.ts';

/** Splits at a slash, but neither inside a day such as 1999/5/20 nor before the end of a term. */
const between = /(?:\s\/\s|\/(?=\s*[^\d\s])|[、,;・\n])(?!\s*\(?(?:有効)?期限)/;

/** Splits a cell into its dated entries, in half width. */
export function datedEntries(text: string): string[] {
  return withoutNumbering(text)
    .normalize('NFKC')
    .split(between)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
