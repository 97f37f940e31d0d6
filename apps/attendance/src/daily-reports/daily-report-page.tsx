import { useSession } from '@haisha/platform';
import { SkeletonTable } from '@haisha/ui';
import { lazy, Suspense } from 'react';
import { ReportDayPage } from './day/report-day-page.tsx';
import { useReportAddress } from './use-report-address.ts';

const loadForm = () => import(/* webpackChunkName: "daily-report-form" */ './form/report-page.tsx');
const ReportPage = lazy(async () => ({ default: (await loadForm()).ReportPage }));
const OwnReportsPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "daily-report-own" */ './own/own-reports-page.tsx')).OwnReportsPage,
}));

/** Daily reports (運転日報): the report of the run in the address, else a day of a centre, or the own runs of who drives. */
export function DailyReportPage() {
  const state = useReportAddress();
  const isOwn = useSession()?.permissions['dutyRecord.read'] === 'own';
  const { open } = state.address;
  if (open === null && !isOwn) return <ReportDayPage {...state} />;
  return (
    <Suspense fallback={<SkeletonTable />}>
      {open === null ? <OwnReportsPage {...state} /> : <ReportPage key={open} {...state} runId={open} isOwn={isOwn} />}
    </Suspense>
  );
}
