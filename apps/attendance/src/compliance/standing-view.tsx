import { formatInstant, useTranslation } from '@haisha/i18n';
import { Link, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, EmptyState, SkeletonTable, StatusBadge } from '@haisha/ui';
import { CountStrip } from '@haisha/ui/count-strip';
import type { Compliance } from '@haisha/validation/compliance';
import { useState } from 'react';
import { OfficeTable } from '../fields/office-table.ts';
import { complianceOf } from './compliance-api.ts';
import type { ComplianceAddress } from './compliance-place.ts';
import { LimitMeter } from './limit-meter.tsx';
import { useComplianceWords } from './use-compliance-words.ts';

type Row = Compliance['drivers'][number];

const counted = ['red', 'amber'] as const;
type Counted = (typeof counted)[number];
const columns = ['driver', 'findings', 'month', 'monthLeft', 'year', 'overtime', 'long', 'rest', 'next'] as const;

export type StandingViewProps = {
  date: string;
  departmentId: string;
  hrefWith: (changes: Partial<ComplianceAddress>) => string;
};

/** The drivers of a centre, those with breaches first: each figure opens what it comes from. */
export function StandingView({ date, departmentId, hrefWith }: StandingViewProps) {
  const { t } = useTranslation('compliance');
  const [chosen, setChosen] = useState<Counted | null>(null);
  const { data, error, isPlaceholderData, refetch } = useQuery(complianceOf({ date, departmentId }));
  if (error) {
    return (
      <Box p="4">
        <ProblemState error={error} onRetry={refetch} />
      </Box>
    );
  }
  if (!data || isPlaceholderData) return <SkeletonTable />;
  if (data.drivers.length === 0) return <EmptyState title={t('none')} />;
  const of = (kind: Counted) => data.drivers.filter((row) => row[kind] > 0);
  const shown = (chosen === null ? data.drivers : of(chosen)).toSorted(
    (a, b) => Number(b.red > 0) - Number(a.red > 0) || b.month.dutyMinutes - a.month.dutyMinutes,
  );

  return (
    <>
      <CountStrip aria-label={t('counts.label')}>
        {counted.map((kind) => (
          <button
            key={kind}
            type="button"
            data-kind={kind}
            aria-pressed={chosen === kind}
            disabled={of(kind).length === 0}
            onClick={() => setChosen(chosen === kind ? null : kind)}
          >
            {t(`counts.${kind}`)} <b>{of(kind).length}</b>
          </button>
        ))}
        <span data-figure="">
          {t('counts.all')} <b>{data.drivers.length}</b>
        </span>
      </CountStrip>
      <Box flex="1" minH="0" overflow="auto" pb="6">
        <OfficeTable>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" data-figure={figures.includes(column) ? '' : undefined}>
                    {t(`column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <StandingRow key={row.driver.id} row={row} href={hrefWith({ driver: row.driver.id })} />
              ))}
            </tbody>
          </table>
        </OfficeTable>
      </Box>
    </>
  );
}

const figures: readonly string[] = ['monthLeft', 'overtime', 'rest'];

function StandingRow({ href, row }: { row: Row; href: string }) {
  const { t } = useTranslation('compliance');
  const words = useComplianceWords();
  const localName = useLocalName();
  const { amber, driver, earliestStartAt, month, overUsual, overWatch, red, shortestRestMinutes, year } = row;
  const left = month.mostMinutes - month.dutyMinutes;
  const overtimeLeft = year.overtimeMostMinutes - year.overtimeMinutes;
  return (
    <tr>
      <th scope="row" data-nowrap="">
        <Link to={href}>
          <span data-code="">{driver.code}</span>
          {localName(driver.name, driver.nameEn)}
        </Link>
      </th>
      <td data-nowrap="">
        {red + amber > 0 && (
          <Link to={href}>
            {red > 0 && <StatusBadge tone="overdue">{t('level.red', { count: red })}</StatusBadge>}{' '}
            {amber > 0 && <StatusBadge tone="warning">{t('level.amber', { count: amber })}</StatusBadge>}
          </Link>
        )}
      </td>
      <td data-label={t('column.month')}>
        <Link to={href}>
          <LimitMeter
            minutes={month.dutyMinutes}
            usual={month.usualMinutes}
            most={month.mostMinutes}
            text={words.of(month.dutyMinutes, month.mostMinutes)}
          />
        </Link>
      </td>
      <td data-figure="" data-label={t('column.monthLeft')} data-red={left < 0 ? '' : undefined}>
        {words.sum(left)}
      </td>
      <td data-label={t('column.year')}>
        <Link to={href}>
          <LimitMeter
            minutes={year.dutyMinutes}
            usual={year.mostMinutes}
            most={year.mostMinutes}
            text={words.of(year.dutyMinutes, year.mostMinutes)}
          />
        </Link>
      </td>
      <td data-figure="" data-label={t('column.overtime')} data-red={overtimeLeft < 0 ? '' : undefined}>
        {words.of(year.overtimeMinutes, year.overtimeMostMinutes)}
      </td>
      <td data-nowrap="" data-label={t('column.long')}>
        {t('long', { usual: overUsual, watch: overWatch })}
        {row.weekOverWatch > 2 && <span data-amber=""> {t('longWeek', { count: row.weekOverWatch })}</span>}
      </td>
      <td data-figure="" data-label={t('column.rest')} data-red={isShort(shortestRestMinutes) ? '' : undefined}>
        {shortestRestMinutes !== null && words.sum(shortestRestMinutes)}
      </td>
      <td data-nowrap="" data-soft="" data-label={earliestStartAt === null ? undefined : t('column.next')}>
        {earliestStartAt !== null && formatInstant(earliestStartAt)}
      </td>
    </tr>
  );
}

const leastRest = 9 * 60;

function isShort(minutes: number | null): boolean {
  return minutes !== null && minutes < leastRest;
}
