import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, Button, Flex, Icon, SkeletonTable, StatusBadge, Text } from '@haisha/ui';
import type { Inspection } from '@haisha/validation/compliance';
import type { ReactNode } from 'react';
import { OfficeTable } from '../fields/office-table.ts';
import { inspectionOf } from './compliance-api.ts';

type Due = Inspection['healthChecks'][number];

/** What an inspector asks first of a centre, with dates, on one page that prints. */
export function InspectionView({ date, departmentId }: { date: string; departmentId: string }) {
  const { t } = useTranslation('compliance');
  const localName = useLocalName();
  const { data, error, refetch } = useQuery(inspectionOf({ date, departmentId }));
  useLive('rollCall', 'driver', 'vehicle', 'driverRecord');
  if (error) {
    return (
      <Box p="4">
        <ProblemState error={error} onRetry={refetch} />
      </Box>
    );
  }
  if (!data) return <SkeletonTable />;
  const { aptitudeTests, guidance, healthChecks, inspections, instructions, rollCalls } = data;
  const today = tokyoDate();
  const dueRows = (rows: readonly Due[]) =>
    rows.map(({ code, lastDate, name, nameEn, nextDate }) => (
      <tr key={code}>
        <th scope="row">
          <span data-code="">{code}</span>
          {localName(name, nameEn)}
        </th>
        <td data-label={t('inspection.last')}>{lastDate ? formatDate(lastDate) : t('inspection.never')}</td>
        <td data-label={t('inspection.next')}>{nextDate && <DueDay day={nextDate} today={today} />}</td>
      </tr>
    ));

  return (
    <Box flex="1" minH="0" overflow="auto" pb="6" css={{ '@media print': { overflow: 'visible' } }}>
      <Flex px={{ base: '3', md: '6' }} pt="4" gap="4" align="center" wrap="wrap">
        <Text>{t('inspection.asOf', { date: formatDate(date) })}</Text>
        <Flex flex="1" />
        <Button
          variant="outline"
          colorPalette="gray"
          onClick={() => window.print()}
          css={{ '@media print': { display: 'none' } }}
        >
          <Icon name="print" />
          {t('inspection.print')}
        </Button>
      </Flex>
      <Section title={t('inspection.rollCalls')} law={t('inspection.law.rollCalls')}>
        <tr>
          <th scope="row">
            {formatDate(rollCalls.from)}–{formatDate(rollCalls.to)}
          </th>
          <td>{t('inspection.calls', { count: rollCalls.calls })}</td>
          <td>
            <StatusBadge tone={rollCalls.isEnough ? 'quiet' : 'overdue'}>
              {t('inspection.share', {
                count: rollCalls.ofManagers,
                percent: rollCalls.calls === 0 ? 0 : Math.round((rollCalls.ofManagers / rollCalls.calls) * 100),
              })}
            </StatusBadge>
          </td>
          <td>
            <StatusBadge tone={rollCalls.withoutCall > 0 ? 'overdue' : 'quiet'}>
              {t('inspection.withoutCall', { count: rollCalls.withoutCall })}
            </StatusBadge>
          </td>
        </tr>
      </Section>
      <Section title={t('inspection.guidance')} law={t('inspection.law.guidance')} count={guidance.length}>
        {guidance.map(({ code, isMissing, lastDate, name, nameEn, nextDate }) => (
          <tr key={code}>
            <th scope="row">
              <span data-code="">{code}</span>
              {localName(name, nameEn)}
            </th>
            <td>{lastDate && t('inspection.guided', { date: formatDate(lastDate) })}</td>
            <td>
              {nextDate && t('inspection.accident', { date: formatDate(nextDate) })}{' '}
              {isMissing && <StatusBadge tone="overdue">{t('inspection.notGuided')}</StatusBadge>}
            </td>
          </tr>
        ))}
      </Section>
      <Section title={t('inspection.instructions')} law={t('inspection.law.instructions')} count={instructions.length}>
        {instructions.map(({ date: day, hasInstruction, number }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{formatDate(day)}</td>
            <td>
              <StatusBadge tone={hasInstruction ? 'quiet' : 'overdue'}>
                {t(hasInstruction ? 'inspection.instructed' : 'inspection.notInstructed')}
              </StatusBadge>
            </td>
          </tr>
        ))}
      </Section>
      <Section title={t('inspection.healthChecks')} law={t('inspection.law.healthChecks')} count={healthChecks.length}>
        {dueRows(healthChecks)}
      </Section>
      <Section
        title={t('inspection.aptitudeTests')}
        law={t('inspection.law.aptitudeTests')}
        count={aptitudeTests.length}
      >
        {dueRows(aptitudeTests)}
      </Section>
      <Section title={t('inspection.inspections')} law={t('inspection.law.inspections')} count={inspections.length}>
        {inspections.map((vehicle) => (
          <tr key={vehicle.code}>
            <th scope="row">{vehicle.code}</th>
            {(['inspectionExpiryDate', 'nextThreeMonthInspectionDate', 'nextTwelveMonthInspectionDate'] as const).map(
              (name) => (
                <td key={name} data-label={t(`inspection.${name}`)}>
                  <small data-soft="">{t(`inspection.${name}`)} </small>
                  {vehicle[name] && <DueDay day={vehicle[name]} today={today} />}
                </td>
              ),
            )}
          </tr>
        ))}
      </Section>
    </Box>
  );
}

type SectionProps = { title: string; law: string; count?: number; children: ReactNode };

function Section({ children, count, law, title }: SectionProps) {
  const { t } = useTranslation('compliance');
  return (
    <OfficeTable>
      <table>
        <caption>
          {title}
          <small>{law}</small>
        </caption>
        <tbody>
          {count === 0 && (
            <tr>
              <td data-soft="">{t('inspection.nothing')}</td>
            </tr>
          )}
          {children}
        </tbody>
      </table>
    </OfficeTable>
  );
}

function DueDay({ day, today }: { day: string; today: string }) {
  const { t } = useTranslation('compliance');
  if (day >= today) return <span>{formatDate(day)}</span>;
  return <StatusBadge tone="overdue">{t('inspection.late', { date: formatDate(day) })}</StatusBadge>;
}
