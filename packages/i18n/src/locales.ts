/** The languages of the product; the first is the default and has no prefix. */
export const locales = ['ja', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The language tags for `Intl`. */
export const languageTags: Readonly<Record<Locale, string>> = { ja: 'ja-JP', en: 'en-US' };

const rightToLeftLanguages: ReadonlySet<string> = new Set(['ar', 'fa', 'he']);

/** Returns true for Arabic, Persian and Hebrew, with or without a region. */
export function isRightToLeft(language: string): boolean {
  return rightToLeftLanguages.has(language.toLowerCase().split(/[-_]/)[0] ?? '');
}

/** Returns the locale of an address: English for `/en` and below, Japanese for everything else. */
export function localeOf(pathname: string): Locale {
  return /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'ja';
}

/** Returns the path without its locale prefix. */
export function barePath(pathname: string): string {
  return localeOf(pathname) === 'ja' ? pathname : pathname.slice('/en'.length) || '/';
}

/** Returns the path in the given locale; `?` and `#` parts stay. */
export function localizedPath(path: string, locale: Locale): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const bare = barePath(pathname);
  if (locale === 'ja') return bare + rest;
  return (bare === '/' ? '/en' : `/en${bare}`) + rest;
}

/** Returns the address of the same page in another locale; path, query and hash stay. */
export function switchLocale(at: { pathname: string; search: string; hash: string }, locale: Locale): string {
  return localizedPath(at.pathname, locale) + at.search + at.hash;
}

/** What decides the locale when a document loads. */
export type LocaleHints = { path: string; cookie: string | null; languages: readonly string[] };

/**
 * Returns the locale of a document: by its path, except for the bare root, where the cookie decides, then the languages
 * of the browser (docs/adr/0005).
 */
export function chooseLocale({ path, cookie, languages }: LocaleHints): Locale {
  if (path !== '/') return localeOf(path);
  const known = (language: string): Locale | undefined => locales.find((locale) => locale === language.slice(0, 2));
  const chosen = cookie === null ? undefined : locales.find((locale) => locale === cookie);
  return chosen ?? languages.map((language) => known(language.toLowerCase())).find(Boolean) ?? 'ja';
}
