import { useLocale } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';

/** The name of a row that has one in each language, as the page shows it. */
export function useLocalName() {
  const locale = useLocale();
  return <Name extends string | null | undefined>(name: Name, nameEn: string | null | undefined) =>
    localName(locale, name, nameEn);
}
