import { useTranslation } from '@haisha/i18n';
import type { Job } from '@haisha/validation/job';
import { useCallback } from 'react';

/** Returns the name of a job for its page and for notices about it; an unknown kind has a general name. */
export function useJobName(): (job: Pick<Job, 'kind' | 'params'>) => string {
  const { t, i18n } = useTranslation('live');
  return useCallback(
    ({ kind, params }) => {
      const has = (key: string) => i18n.exists(`live:${key}`);
      const entity = `entity.${params.entity}`;
      if (kind === 'export') return has(entity) ? t('job.export', { entity: t(entity) }) : t('job.exportOf');
      const known = `job.${params.purpose ?? kind}`;
      return t(has(known) ? known : 'job.other');
    },
    [t, i18n],
  );
}
