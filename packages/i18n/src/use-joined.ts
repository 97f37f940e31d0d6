import { useLocale } from './use-locale.ts';

/** Returns a function that joins words as the language writes a list: A、B、C or A, B, C. */
export function useJoined(): (words: readonly string[]) => string {
  const locale = useLocale();
  return (words) => new Intl.ListFormat(locale, { style: 'narrow', type: 'conjunction' }).format(words);
}
