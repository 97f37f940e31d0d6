import { type Locale, locales } from './locales.ts';

export type LocaleCookieOptions = { name: string; secure: boolean };

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** The cookie that remembers a chosen locale for 365 days. */
export function localeCookie(locale: Locale, { name, secure }: LocaleCookieOptions): string {
  return `${name}=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Remembers the locale the user chose. */
export function writeLocaleCookie(locale: Locale, options: LocaleCookieOptions): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in Firefox ESR.
  document.cookie = localeCookie(locale, options);
}

/** The remembered locale; `null` when there is none, or none we know. */
export function readLocaleCookie(name: string, cookies: string = document.cookie): Locale | null {
  const value = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return locales.find((locale) => value === `${name}=${locale}`) ?? null;
}
