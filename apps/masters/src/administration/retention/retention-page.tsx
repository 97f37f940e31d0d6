import { useTranslation } from '@haisha/i18n';
import { useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { chakra, PageFrame, SkeletonTable } from '@haisha/ui';
import { retentionPath } from '../administration-paths.ts';
import { retentionRules } from './retention-api.ts';
import { RuleItem } from './rule-item.tsx';

/** How long records are kept, on what basis, and what is removed then. */
export function RetentionPage() {
  const { t } = useTranslation('retention');
  const title = usePageTitle(retentionPath);
  const { data, error, refetch } = useQuery({ ...retentionRules(), refetchOnMount: 'always' });
  useLive('retentionRule');
  return (
    <PageFrame title={title} intro={t('intro')} width="form">
      {error && !data && <ProblemState error={error} onRetry={refetch} />}
      {!error && !data && <SkeletonTable />}
      {data && (
        <List aria-label={title}>
          {data.items.map((rule) => (
            <RuleItem key={rule.id} rule={rule} />
          ))}
        </List>
      )}
    </PageFrame>
  );
}

const List = chakra('ul', {
  base: { listStyleType: 'none', '& > li + li': { mt: '8' } },
});
