import { useLocale } from '@haisha/i18n';

/** Returns the suffix of name fields in the language of the page: `nameEn`. */
export function useNameKey(): '' | 'En' {
  return useLocale() === 'en' ? 'En' : '';
}
