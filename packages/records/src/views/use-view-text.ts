import { useJoined, useTranslation } from '@haisha/i18n';

/** A field of a saved view as people read it. */
export function useViewText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('savedView');
  const joined = useJoined();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'roles') return Array.isArray(value) ? joined(value.map((role) => t(`user:roles.${role}`))) : '';
    if (name === 'list') return t(`audit:entity.${String(value)}`);
    if (typeof value === 'object') return 'name' in value ? String(value.name) : '';
    return String(value);
  };
}
