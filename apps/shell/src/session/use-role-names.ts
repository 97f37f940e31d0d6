import { useJoined, useTranslation } from '@haisha/i18n';

/** Roles as a person reads them, in a row. */
export function useRoleNames(roles: readonly string[]): string {
  const { t } = useTranslation('shell');
  const joined = useJoined();
  return joined(roles.map((role) => t(`role.${role}`)));
}
