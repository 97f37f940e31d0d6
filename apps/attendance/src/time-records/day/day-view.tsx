import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { Link, useCan, useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { addDays } from '@haisha/rules/calendar';
import { Box, Button, EmptyState, SkeletonTable, useMediaQuery } from '@haisha/ui';
import { DayStepper } from '@haisha/ui/day-stepper';
import { useState } from 'react';
import type { TimeAddressState } from '../address/use-time-address.ts';
import { useRecordDialog } from '../change/use-record-dialog.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { useLineReason } from '../entry/use-line-reason.ts';
import { MonthLock } from '../locks/month-lock.tsx';
import type { RecordRow } from '../records/record-row.ts';
import type { CountedKind } from '../records/remarks.ts';
import { RecordLines } from '../table/record-lines.tsx';
import { TimeTable } from '../table/time-table.tsx';
import { dayOfCentre, timeRecordMeta } from '../time-records-api.ts';
import { DriverSearch } from '../toolbar/driver-search.tsx';
import { EntryTools } from '../toolbar/entry-tools.tsx';
import { SpanChoice } from '../toolbar/span-choice.tsx';
import { TimeToolbar } from '../toolbar/time-toolbar.tsx';
import { countsOf, dayRows } from './day-rows.ts';
import { DayStrip } from './day-strip.tsx';
import { useStandingOrder } from './use-standing-order.ts';

const nothing = { drivers: [], records: [], aloneFrom: '' };

export type DayViewProps = TimeAddressState & { departmentId: string };

/** The day of a centre: a row for each driver, those first with whom something is wrong. */
export function DayView({ address, change, departmentId, hrefWith }: DayViewProps) {
  const { t } = useTranslation('timeRecord');
  const localName = useLocalName();
  const canChange = useCan()('punch.update');
  const isPhone = useMediaQuery('(max-width: 47.9375rem)');
  const { onReason, reason } = useLineReason();
  const [kind, setKind] = useState<CountedKind | null>(null);
  const query = { date: address.date, departmentId };
  useLive(timeRecordMeta.entity, ...timeRecordMeta.shows);
  const { data, dataUpdatedAt, error, isPlaceholderData, refetch } = useQuery(dayOfCentre(query));
  const { driverOf, rows: all } = dayRows(data ?? nothing, dataUpdatedAt);
  const rows = useStandingOrder(all, kind, `${all[0]?.record.date} ${kind}`);
  const driverName = (row: RecordRow) => {
    const driver = driverOf.get(row.record.driverId);
    return driver ? localName(driver.name, driver.nameEn) : '';
  };
  const { dialog, show } = useRecordDialog({ nameOf: driverName, reason, aloneFrom: data?.aloneFrom });
  const entry = useEntry({ rows, reason, nameOf: driverName, aloneFrom: data?.aloneFrom, onChange: show });
  const label = t('day.label', { date: formatDate(address.date) });

  const content = () => {
    if (!data) {
      return error ? (
        <Box flex="1" p="4">
          <ProblemState error={error} onRetry={refetch} title={t('state.failed')} />
        </Box>
      ) : (
        <SkeletonTable />
      );
    }
    if (rows.length === 0) {
      return (
        <EmptyState
          title={t(all.length === 0 ? 'state.noDrivers' : 'state.nothingFound')}
          actions={
            all.length > 0 && (
              <Button variant="outline" colorPalette="gray" onClick={() => setKind(null)}>
                {t('state.showAll')}
              </Button>
            )
          }
        />
      );
    }
    const table = { label, rows, nameOf: driverName, onDetail: show, isStale: isPlaceholderData };
    return isPhone ? (
      <RecordLines {...table} headOf={driverName} />
    ) : (
      <TimeTable
        {...table}
        headLabel={t('column.driver')}
        entry={canChange ? entry : undefined}
        headOf={(row) => (
          <>
            <span data-code="">{driverOf.get(row.record.driverId)?.code}</span>
            <Link to={hrefWith({ driver: row.record.driverId })} tabIndex={-1} title={driverName(row)}>
              {driverName(row)}
            </Link>
          </>
        )}
      />
    );
  };

  return (
    <>
      <TimeToolbar>
        <DayStepper
          date={address.date}
          text={formatDate(address.date, { weekday: true })}
          labels={{
            previous: t('toolbar.previousDay'),
            today: t('toolbar.today'),
            next: t('toolbar.nextDay'),
            date: t('toolbar.date'),
          }}
          onStep={(direction) => change({ date: addDays(address.date, direction) })}
          onToday={() => change({ date: tokyoDate() })}
          onDate={(date) => change({ date })}
        />
        <SpanChoice {...{ address, change }} />
        <Box flex="1" hideBelow="sm" />
        <MonthLock {...query} hrefOfDay={(date) => hrefWith({ date })} />
        <EntryTools hasFiles={canChange} hasLines={canChange && !isPhone} {...{ onReason, reason }}>
          <DriverSearch value={null} onChange={(driver) => driver !== null && change({ driver })} />
        </EntryTools>
      </TimeToolbar>
      {data && (
        <DayStrip
          counts={countsOf(all)}
          chosen={kind}
          punched={all.filter(({ punches }) => punches.length > 0).length}
          all={all.length}
          onChoose={setKind}
        />
      )}
      {error && data && <ProblemState error={error} onRetry={refetch} />}
      {content()}
      {dialog}
    </>
  );
}
