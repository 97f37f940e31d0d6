import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { addDays } from '@haisha/rules/calendar';
import { Box, EmptyState, Flex, PageFrame, SkeletonTable } from '@haisha/ui';
import { DayStepper } from '@haisha/ui/day-stepper';
import { CentreChoice } from '../../fields/centre-choice.tsx';
import { reportEntities, reportsOfDay } from '../daily-reports-api.ts';
import { dailyReportPath } from '../report-address.ts';
import { reportLines } from '../report-lines.ts';
import type { ReportAddressState } from '../use-report-address.ts';
import { useReportCentre } from '../use-report-centre.ts';
import { ReportDay } from './report-day.tsx';

/** The day of a centre: its runs with the state of their reports. */
export function ReportDayPage(state: ReportAddressState) {
  const { t } = useTranslation('dailyReport');
  const { address, change } = state;
  const { centreId, isKnown, options } = useReportCentre(address);
  useLive(...reportEntities);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...reportsOfDay({ date: address.date, departmentId: centreId ?? '' }),
    enabled: centreId !== null,
  });
  const choice = options.length > 1 && centreId !== null && (
    <CentreChoice
      label={t('toolbar.centre')}
      centres={options}
      value={centreId}
      onChange={(departmentId) => change({ departmentId })}
    />
  );

  return (
    <PageFrame title={usePageTitle(dailyReportPath)} width="edge" subtitle={choice}>
      <Flex minH="bar" px={{ base: '3', md: '6' }} py="2" gap="2" align="center" wrap="wrap" borderBottomWidth="1px">
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
      </Flex>
      {error && data && <ProblemState error={error} onRetry={refetch} />}
      {data ? (
        <ReportDay
          key={`${address.date} ${centreId}`}
          lines={reportLines(data.rows, data.now)}
          isStale={isPlaceholderData}
          {...state}
        />
      ) : error ? (
        <Box flex="1" p="4">
          <ProblemState error={error} onRetry={refetch} title={t('list.failed')} />
        </Box>
      ) : centreId === null && isKnown ? (
        <EmptyState title={t('toolbar.noCentre')} />
      ) : (
        <SkeletonTable />
      )}
    </PageFrame>
  );
}
