import { recordKind } from '@haisha/rules/records';
import type { Locale } from './locales.ts';

/** Returns what one record of a kind is called; null for a name that is no kind. */
export function recordName(name: string, locale: Locale): string | null {
  return recordKind(name)?.[locale] ?? null;
}

/** Returns what several records of a kind are called; null for a name that is no kind. */
export function recordPluralName(name: string, locale: Locale): string | null {
  const kind = recordKind(name);
  return (locale === 'en' && kind?.enPlural) || (kind?.[locale] ?? null);
}
