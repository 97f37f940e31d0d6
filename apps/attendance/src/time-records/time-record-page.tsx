import { useSession } from '@haisha/platform';
import { SkeletonTable } from '@haisha/ui';
import { lazy, Suspense } from 'react';
import { useTimeAddress } from './address/use-time-address.ts';
import { CentrePage } from './centre/centre-page.tsx';

const MonthPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "time-month" */ './month/month-page.tsx')).MonthPage,
}));

const OwnPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "time-own" */ './own/own-page.tsx')).OwnPage,
}));

/** Time records (出退勤打刻): the day or month of a centre, the month of a driver, or of whoever sees their own alone. */
export function TimeRecordPage() {
  const state = useTimeAddress();
  const isOwn = useSession()?.permissions['punch.read'] === 'own';
  if (!isOwn && state.address.driver === null) return <CentrePage {...state} />;
  return <Suspense fallback={<SkeletonTable />}>{isOwn ? <OwnPage {...state} /> : <MonthPage {...state} />}</Suspense>;
}
