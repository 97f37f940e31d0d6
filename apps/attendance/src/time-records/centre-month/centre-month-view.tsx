import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { addMonths } from '@haisha/rules/calendar';
import { Box, EmptyState, Flex, SkeletonTable } from '@haisha/ui';
import { DayStepper } from '@haisha/ui/day-stepper';
import type { TimeAddressState } from '../address/use-time-address.ts';
import { MonthLock } from '../locks/month-lock.tsx';
import { monthOfCentre, timeRecordMeta } from '../time-records-api.ts';
import { DriverSearch } from '../toolbar/driver-search.tsx';
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
        <DayStepper
          date={address.date}
          text={
            data ? `${formatDate(data.from)}–${formatDate(data.to).slice(5)}` : formatDate(address.date).slice(0, 7)
          }
          labels={{
            previous: t('toolbar.previousMonth'),
            today: t('toolbar.thisMonth'),
            next: t('toolbar.nextMonth'),
            date: t('toolbar.date'),
          }}
          onStep={(direction) => change({ date: addMonths(address.date, direction) })}
          onToday={() => change({ date: tokyoDate() })}
          onDate={(date) => change({ date })}
        />
        <SpanChoice {...{ address, change }} />
        <MonthLock {...{ departmentId, date: address.date }} hrefOfDay={(date) => hrefWith({ date, span: 'day' })} />
        <Flex flex="1" />
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
