import { useJoined, useLocale, useTranslation } from '@haisha/i18n';
import { recordName } from '@haisha/i18n/record-name';

/** A field of a saved view as people read it. */
export function useViewText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('savedView');
  const joined = useJoined();
  const locale = useLocale();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'roles') return Array.isArray(value) ? joined(value.map((role) => t(`user:roles.${role}`))) : '';
    if (name === 'list') return recordName(String(value), locale) ?? String(value);
    if (typeof value === 'object') return 'name' in value ? String(value.name) : '';
    return String(value);
  };
}
