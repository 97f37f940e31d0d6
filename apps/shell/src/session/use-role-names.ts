import { useJoined, useTranslation } from '@haisha/i18n';

/** Returns the names of roles as one text. */
export function useRoleNames(roles: readonly string[]): string {
  const { t } = useTranslation('shell');
  const joined = useJoined();
  return joined(roles.map((role) => t(`role.${role}`)));
}
