import { useTranslation } from '@haisha/i18n';
import type { Notification } from '@haisha/validation/notification';
import { useCallback } from 'react';

type Told = Pick<Notification, 'kind' | 'params'>;

/** The words of a notification; a kind this release does not know still says that there is something. */
export function useNotificationText(): (notification: Told) => string {
  const { t, i18n } = useTranslation('live');
  return useCallback(
    ({ kind, params }) => {
      const has = (key: string) => i18n.exists(`live:${key}`);
      const entity = `entity.${params.entity}`;
      const task = String(params.purpose ?? params.job);
      const known = task === 'export' && !has(entity) ? 'exportOf' : task;
      const job = t(has(`job.${known}`) ? `job.${known}` : 'job.other', { entity: has(entity) ? t(entity) : '' });
      const words = { ...params, job };
      return has(`kind.${kind}`) ? t(`kind.${kind}`, words) : t('kind.other');
    },
    [t, i18n],
  );
}
