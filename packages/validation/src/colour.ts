import { cleanText, type Field } from './field.ts';
import { regex } from './rule.ts';

/** A colour on the board: #1867c0. */
export function colour(): Field<string> {
  return cleanText((value) => value.normalize('NFKC').trim().toLowerCase(), [regex(/^#[0-9a-f]{6}$/, 'colour')]);
}
