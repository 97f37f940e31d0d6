import type { Locale } from './locales.ts';

/** What a row is called in a language: in English by its English name, where it has one. */
export function localName<Name extends string | null | undefined>(
  locale: Locale,
  name: Name,
  nameEn: string | null | undefined,
): Name | string {
  return locale === 'en' && nameEn ? nameEn : name;
}
