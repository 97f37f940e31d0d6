import { tokyoDate, useTranslation } from '@haisha/i18n';
import { useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, EmptyState, SkeletonTable } from '@haisha/ui';
import type { TimeAddressState } from '../address/use-time-address.ts';
import { MonthLock } from '../locks/month-lock.tsx';
import { monthOfCentre, timeRecordMeta } from '../time-records-api.ts';
import { DriverSearch } from '../toolbar/driver-search.tsx';
import { MonthStepper } from '../toolbar/month-stepper.tsx';
import { SpanChoice } from '../toolbar/span-choice.tsx';
import { TimeToolbar } from '../toolbar/time-toolbar.tsx';
import { CentreMonthTable } from './centre-month-table.tsx';
import { useDayDialog } from './use-day-dialog.tsx';

export type CentreMonthViewProps = TimeAddressState & { departmentId: string };

/** The labour month of a centre as a sheet: a row for each driver, a column for each day. */
export function CentreMonthView({ address, change, departmentId, hrefWith }: CentreMonthViewProps) {
  const { t } = useTranslation('timeRecord');
  useLive(timeRecordMeta.entity, ...timeRecordMeta.shows);
  const { data, error, isPlaceholderData, refetch } = useQuery(monthOfCentre({ date: address.date, departmentId }));
  const { dialog, open } = useDayDialog(data?.aloneFrom);
  const isEmpty = data?.rows.length === 0;

  return (
    <>
      <TimeToolbar>
        <MonthStepper date={address.date} shown={data} onDate={(date) => change({ date })} />
        <SpanChoice {...{ address, change }} />
        <MonthLock {...{ departmentId, date: address.date }} hrefOfDay={(date) => hrefWith({ date, span: 'day' })} />
        <Box flex="1" hideBelow="sm" />
        <DriverSearch value={null} onChange={(driver) => driver !== null && change({ driver })} />
      </TimeToolbar>
      {!data && !error && <SkeletonTable />}
      {error && (
        <Box p="4">
          <ProblemState error={error} onRetry={refetch} title={t('state.failed')} />
        </Box>
      )}
      {isEmpty && <EmptyState title={t('state.noDrivers')} />}
      {data && !isEmpty && (
        <CentreMonthTable
          key={data.from}
          month={data}
          today={tokyoDate()}
          isStale={isPlaceholderData}
          hrefOf={(driver) => hrefWith({ driver })}
          onDay={open}
        />
      )}
      {dialog}
    </>
  );
}
