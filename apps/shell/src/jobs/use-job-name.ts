import { useTranslation } from '@haisha/i18n';
import type { Job } from '@haisha/validation/job';
import { useCallback } from 'react';

/** What a job is called, on its page and in what is told of it; a kind this release does not know is a job still. */
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
