import { formatDate, useTranslation } from '@haisha/i18n';
import { Link, useCan, useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, Flex, Icon, SkeletonTable, useMediaQuery } from '@haisha/ui';
import type { TimeAddressState } from '../address/use-time-address.ts';
import { useRecordDialog } from '../change/use-record-dialog.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { useLineReason } from '../entry/use-line-reason.ts';
import { MonthLock } from '../locks/month-lock.tsx';
import { type RecordRow, rowOf } from '../records/record-row.ts';
import { RecordLines } from '../table/record-lines.tsx';
import { TimeTable } from '../table/time-table.tsx';
import { monthOfDriver, timeRecordMeta } from '../time-records-api.ts';
import { DriverSearch } from '../toolbar/driver-search.tsx';
import { EntryTools } from '../toolbar/entry-tools.tsx';
import { MonthStepper } from '../toolbar/month-stepper.tsx';
import { TimeToolbar } from '../toolbar/time-toolbar.tsx';
import { DayName } from './day-name.tsx';
import { MonthFigures } from './month-figures.tsx';
import { MonthFoot } from './month-foot.tsx';

export type MonthViewProps = TimeAddressState & {
  /** Null for whoever asks. */
  driverId: string | null;
};

/** A labour month of a driver: a row for each day, sums below, what is left of month and year above. */
export function MonthView({ address, change, driverId, hrefWith }: MonthViewProps) {
  const { t } = useTranslation('timeRecord');
  const localName = useLocalName();
  const canChange = useCan()('punch.update');
  const isPhone = useMediaQuery('(max-width: 47.9375rem)');
  const { onReason, reason } = useLineReason();
  useLive(timeRecordMeta.entity, ...timeRecordMeta.shows);
  const { data, dataUpdatedAt, error, isPlaceholderData, refetch } = useQuery(
    monthOfDriver({ date: address.date, ...(driverId !== null && { driverId }) }),
  );
  const rows = data?.records.map((record) => rowOf(record, dataUpdatedAt)) ?? [];
  const name = data ? localName(data.driver.name, data.driver.nameEn) : '';
  const nameOf = (row: RecordRow) => `${name} ${formatDate(row.record.date)}`;
  const { dialog, show } = useRecordDialog({ nameOf: () => name, reason, aloneFrom: data?.aloneFrom });
  const entry = useEntry({ rows, reason, nameOf, aloneFrom: data?.aloneFrom, onChange: show });
  const label = t('month.label', { name });
  const table = { label, rows, nameOf, onDetail: show, isStale: isPlaceholderData };

  return (
    <>
      <TimeToolbar>
        <MonthStepper date={address.date} shown={data} onDate={(date) => change({ date })} />
        {driverId !== null && (
          <Box asChild color="primary.fg" whiteSpace="nowrap" ms="2">
            <Link to={hrefWith({ driver: null, ...(data && { departmentId: data.driver.departmentId }) })}>
              <Flex as="span" align="center" gap="1">
                <Icon name="chevronLeft" size={14} />
                {t('toolbar.toDay')}
              </Flex>
            </Link>
          </Box>
        )}
        <Box flex="1" hideBelow="sm" />
        {data && (
          <MonthLock
            departmentId={data.driver.departmentId}
            date={data.from}
            hrefOfDay={(date) => hrefWith({ driver: null, date, departmentId: data.driver.departmentId })}
          />
        )}
        <EntryTools hasLines={canChange && !isPhone} {...{ onReason, reason }}>
          {driverId !== null && (
            <DriverSearch value={driverId} onChange={(driver) => driver !== null && change({ driver })} />
          )}
        </EntryTools>
      </TimeToolbar>
      {!data && !error && <SkeletonTable />}
      {error && (
        <Box p="4">
          <ProblemState error={error} onRetry={refetch} title={t('state.failed')} />
        </Box>
      )}
      {data && <MonthFigures month={data} name={name} />}
      {data &&
        (isPhone ? (
          <RecordLines {...table} headOf={(row) => <DayName record={row.record} />} />
        ) : (
          <TimeTable
            {...table}
            headLabel={t('column.day')}
            entry={canChange ? entry : undefined}
            headOf={(row) => <DayName record={row.record} />}
            foot={<MonthFoot total={data.total} />}
          />
        ))}
      {dialog}
    </>
  );
}
