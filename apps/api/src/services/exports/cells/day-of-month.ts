import { endOfMonth } from '@haisha/validation/closing';
import type { Cell, Labels } from '../../words/labels.ts';
import { wordOf } from '../../words/word-of.ts';

/** A closing or payment day as people say it, and as an import reads it again: its number, or 末日. */
export function dayOfMonth(day: number, { locale }: Pick<Labels, 'locale'>): Cell {
  const end = day === endOfMonth ? wordOf(locale, 'term', 'endOfMonth') : undefined;
  return end === undefined ? { number: day } : { text: end };
}
