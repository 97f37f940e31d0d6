import { formatDate, useTranslation } from '@haisha/i18n';
import { Link, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, Flex, Heading, Icon, SkeletonTable, Text } from '@haisha/ui';
import { type ReactNode, useState } from 'react';
import { complianceOfDriver } from './compliance-api.ts';
import { ComplianceFindings } from './compliance-findings.tsx';
import { HeatMap } from './heat-map.tsx';
import { LimitMeter } from './limit-meter.tsx';
import { MonthTrend } from './month-trend.tsx';
import { ShiftFacts } from './shift-facts.tsx';
import { useComplianceWords } from './use-compliance-words.ts';

export type DriverYearProps = { driverId: string; date: string; backHref: string };

/** The labour year of a driver: totals, months, a calendar of duty, and each finding with the shifts that it comes from. */
export function DriverYear({ backHref, date, driverId }: DriverYearProps) {
  const { t } = useTranslation('compliance');
  const words = useComplianceWords();
  const localName = useLocalName();
  const [day, setDay] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(complianceOfDriver({ date, driverId }));
  if (error) {
    return (
      <Box p="4">
        <ProblemState error={error} onRetry={refetch} />
      </Box>
    );
  }
  if (!data) return <SkeletonTable />;
  const { driver, findings, months, shifts, year } = data;
  const month = months.at(-1);
  const onDay = shifts.filter((shift) => shift.day === day);

  return (
    <Box flex="1" minH="0" overflow="auto" px={{ base: '3', md: '6' }} py="4">
      <Box asChild color="primary.fg">
        <Link to={backHref}>
          <Flex as="span" align="center" gap="1">
            <Icon name="chevronLeft" size={14} />
            {t('back')}
          </Flex>
        </Link>
      </Box>
      <Heading as="h2" textStyle="lg" mt="1">
        <Text as="small" color="fg.subtle" fontWeight="normal" me="2">
          {driver.code}
        </Text>
        {localName(driver.name, driver.nameEn)}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        {t('yearOf', { from: formatDate(data.from), to: formatDate(data.to) })}
      </Text>
      <Flex gap="8" rowGap="3" wrap="wrap" mt="3" fontVariantNumeric="tabular-nums">
        {month && (
          <Figure label={t('column.month')}>
            <LimitMeter
              minutes={month.dutyMinutes}
              usual={month.usualMinutes}
              most={month.mostMinutes}
              text={words.of(month.dutyMinutes, month.mostMinutes)}
            />
          </Figure>
        )}
        <Figure label={t('column.year')}>
          <LimitMeter
            minutes={year.dutyMinutes}
            usual={year.mostMinutes}
            most={year.mostMinutes}
            text={words.of(year.dutyMinutes, year.mostMinutes)}
          />
        </Figure>
        <Figure label={t('column.overtime')}>
          <LimitMeter
            minutes={year.overtimeMinutes}
            usual={year.overtimeMostMinutes}
            most={year.overtimeMostMinutes}
            text={words.of(year.overtimeMinutes, year.overtimeMostMinutes)}
          />
        </Figure>
        <Figure label={t('monthsOver')}>{t('times', { count: year.monthsOver })}</Figure>
      </Flex>
      <MonthTrend months={months} />
      <HeatMap {...{ months, shifts, day }} onDay={setDay} />
      {day !== null && (
        <Box mt="3" role="status">
          {onDay.length === 0 ? (
            <Text color="fg.muted">{t('noDuty', { date: formatDate(day, { weekday: true }) })}</Text>
          ) : (
            <ShiftFacts shifts={onDay} />
          )}
        </Box>
      )}
      <ComplianceFindings {...{ findings, shifts, months }} day={day} />
    </Box>
  );
}

function Figure({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div>
      <Text textStyle="xs" color="fg.subtle">
        {label}
      </Text>
      {children}
    </div>
  );
}
