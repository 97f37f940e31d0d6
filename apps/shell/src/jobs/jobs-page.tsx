import { useTranslation } from '@haisha/i18n';
import { notify, useProblemText } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, EmptyState, PageFrame, SkeletonTable } from '@haisha/ui';
import { Pagination } from '@haisha/ui/pagination';
import { type ReactNode, useState } from 'react';
import { RowList } from '../layout/row-list.tsx';
import { JobItem } from './job-item.tsx';
import { jobsPageSize, useJobAct, useJobs } from './use-jobs.ts';

/** The user's jobs: their progress and result. */
export function JobsPage() {
  const { t } = useTranslation('job');
  return (
    <PageFrame title={t('shell:title.jobs')} intro={t('subtitle')} width="form">
      <JobList />
    </PageFrame>
  );
}

function JobList(): ReactNode {
  const { t } = useTranslation('job');
  const problemText = useProblemText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useJobs(page);
  const acting = useJobAct();
  if (error && !data) {
    return <ProblemState error={error} title={t('failed')} onRetry={refetch} />;
  }
  if (!data) return <SkeletonTable rows={4} />;
  if (data.total === 0) {
    return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>;
  }

  function act(id: string, action: 'cancel' | 'retry'): void {
    acting.mutate(
      { id, act: action },
      {
        onSuccess: () => notify({ kind: 'success', text: t(action === 'cancel' ? 'cancelled' : 'retried'), about: id }),
        onError: (cause) => notify({ kind: 'error', text: problemText(cause), about: id }),
      },
    );
  }

  return (
    <>
      <Box borderYWidth="1px">
        <RowList>
          {data.items.map((job) => (
            <JobItem key={job.id} job={job} busy={acting.isPending} onAct={(action) => act(job.id, action)} />
          ))}
        </RowList>
      </Box>
      {data.total > jobsPageSize && (
        <Pagination page={page} pageSize={jobsPageSize} total={data.total} onPageChange={setPage} />
      )}
    </>
  );
}
