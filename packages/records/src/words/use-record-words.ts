import { useTranslation } from '@haisha/i18n';

/** Reads the words of a record by the keys that every record has: `field.code`, `search.hint`. */
export function useRecordWords(name: string): (key: string) => string {
  const { t } = useTranslation(name);
  return (key) => t(key);
}
