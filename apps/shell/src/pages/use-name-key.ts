import { useLocale } from '@haisha/i18n';

/** What the keys of names end in, in the language of the page: `nameEn`. */
export function useNameKey(): '' | 'En' {
  return useLocale() === 'en' ? 'En' : '';
}
