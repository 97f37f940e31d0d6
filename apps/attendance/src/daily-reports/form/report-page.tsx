import { tokyoDate, useTranslation } from '@haisha/i18n';
import { useCan, useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { Box, PageFrame, SkeletonTable } from '@haisha/ui';
import { reportEntities, reportOfRun, reportsOfDay } from '../daily-reports-api.ts';
import { dailyReportPath } from '../report-address.ts';
import { nextRunAfter, reportLines } from '../report-lines.ts';
import type { ReportAddressState } from '../use-report-address.ts';
import { ReportForm } from './report-form.tsx';

export type ReportPageProps = ReportAddressState & { runId: string; isOwn: boolean };

/** The report of one run; the office goes on with the next one of the day that wants somebody. */
export function ReportPage({ change, hrefWith, isOwn, runId }: ReportPageProps) {
  const { t } = useTranslation('dailyReport');
  const mayApprove = useCan()('dutyRecord.approve');
  const title = usePageTitle(dailyReportPath);
  useLive(...reportEntities);
  const { data, error, refetch } = useQuery(reportOfRun(runId));
  const day = { date: data?.run.operationDate ?? tokyoDate(), departmentId: data?.run.departmentId };
  const { data: ofDay } = useQuery({ ...reportsOfDay(day), enabled: !isOwn && data !== undefined });
  const next = ofDay ? nextRunAfter(reportLines(ofDay.rows, ofDay.now), runId, mayApprove) : null;
  return (
    <PageFrame title={title} width="edge">
      {data ? (
        <ReportForm
          report={data}
          listHref={hrefWith({ open: null, ...(!isOwn && { date: data.run.operationDate }) })}
          onDone={() => change({ open: isOwn ? null : next })}
        />
      ) : error ? (
        <Box flex="1" p="4">
          <ProblemState error={error} onRetry={refetch} title={t('list.failed')} />
        </Box>
      ) : (
        <SkeletonTable />
      )}
    </PageFrame>
  );
}
