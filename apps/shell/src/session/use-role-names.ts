import { useLocale, useTranslation } from '@haisha/i18n';

/** Roles as a person reads them, in a row. */
export function useRoleNames(roles: readonly string[]): string {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return new Intl.ListFormat(locale, { type: 'unit' }).format(roles.map((role) => t(`role.${role}`)));
}
