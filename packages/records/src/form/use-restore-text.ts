import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';

/** What a person can do about an archived row before changing it: bring it back, or ask somebody who may. */
export function useRestoreText(permission: string): string {
  const { t } = useTranslation('record');
  const can = useCan();
  return t(can(`${permission}.archive`) ? 'form.restoreFirst' : 'form.askToRestore');
}
