import { useLocale } from './use-locale.ts';

/** Joins words the way the language lists them: A、B、C or A, B, C. */
export function useJoined(): (words: readonly string[]) => string {
  const locale = useLocale();
  return (words) => new Intl.ListFormat(locale, { style: 'narrow', type: 'conjunction' }).format(words);
}
