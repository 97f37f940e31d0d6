import { type Locale, locales } from './locales.ts';

export type LocaleCookieOptions = { name: string; secure: boolean };

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Returns the cookie that stores a chosen locale for 365 days. */
export function localeCookie(locale: Locale, { name, secure }: LocaleCookieOptions): string {
  return `${name}=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Stores the locale that the user chose. */
export function writeLocaleCookie(locale: Locale, options: LocaleCookieOptions): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in Firefox ESR.
  document.cookie = localeCookie(locale, options);
}

/** Returns the stored locale; `null` when it is missing or unknown. */
export function readLocaleCookie(name: string, cookies: string = document.cookie): Locale | null {
  const value = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return locales.find((locale) => value === `${name}=${locale}`) ?? null;
}
