import { useTranslation } from '@haisha/i18n';
import type { Notification } from '@haisha/validation/notification';
import { useCallback } from 'react';
import { useJobName } from '../jobs/use-job-name.ts';

type NotificationFacts = Pick<Notification, 'kind' | 'params'>;

/** Returns the words of a notification; an unknown kind has a general text. */
export function useNotificationText(): (notification: NotificationFacts) => string {
  const { t, i18n } = useTranslation('live');
  const jobName = useJobName();
  return useCallback(
    ({ kind, params }) => {
      const words = { ...params, job: jobName({ kind: String(params.job), params }) };
      return i18n.exists(`live:kind.${kind}`) ? t(`kind.${kind}`, words) : t('kind.other');
    },
    [t, i18n, jobName],
  );
}
