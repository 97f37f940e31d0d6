import { formatNumber, useTranslation } from '@haisha/i18n';
import { StatusBadge, Text } from '@haisha/ui';
import type { RunOverview } from '@haisha/validation/run-overview';
import { LinkRow } from '../../layout/link-row.tsx';
import { Section } from '../../layout/section.tsx';
import { NextRun } from './next-run.tsx';

/** What of the runs is somebody's own: a driver's next one, or what a delivery company has to answer. */
export function OwnRuns({ next, requests }: Pick<RunOverview, 'next' | 'requests'>) {
  const { t } = useTranslation('ownHome');
  if (requests === null) return <NextRun next={next} />;
  return (
    <Section title={t('requests')}>
      {requests === 0 ? (
        <Text color="fg.muted" py="2">
          {t('noRequests')}
        </Text>
      ) : (
        <LinkRow to="/vehicle-allocation" justify="space-between">
          <StatusBadge tone="warning">{t('answer')}</StatusBadge>
          <Text as="span">{formatNumber(requests)}</Text>
        </LinkRow>
      )}
    </Section>
  );
}
