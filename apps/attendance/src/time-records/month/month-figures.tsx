import { formatNumber, useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import type { TimeRecordMonth } from '@haisha/validation/time-record';
import { findingRemarks } from '../records/remarks.ts';
import { RemarkList } from '../table/remark-list.tsx';
import { HoursMeter } from './hours-meter.tsx';

const hourMinutes = 60;

/** Whose month it is, how much of month and year is used up, and what is wrong with them. */
export function MonthFigures({ month: { driver, from, total, year }, name }: { month: TimeRecordMonth; name: string }) {
  const { t } = useTranslation('timeRecord');
  const remarks = findingRemarks(total.findings);
  const hours = (minutes: number) => formatNumber(Math.round(minutes / hourMinutes));
  return (
    <Frame aria-label={t('month.figures')}>
      <h2>
        <small>{driver.code}</small> {name}
      </h2>
      <HoursMeter
        label={t('month.duty')}
        minutes={total.dutyMinutes}
        usual={total.usualMinutes}
        most={total.mostMinutes}
        text={t('month.ofHours', { time: sum(total.dutyMinutes), most: hours(total.mostMinutes) })}
      />
      <HoursMeter
        label={t('month.yearDuty')}
        minutes={year.dutyMinutes}
        usual={year.mostMinutes}
        most={year.mostMinutes}
        text={t('month.ofHours', { time: sum(year.dutyMinutes), most: hours(year.mostMinutes) })}
      />
      <p>
        <small>{t('month.yearOvertime')}</small>
        <span>{sum(year.overtimeMinutes)}</span>
      </p>
      {remarks.length > 0 && (
        <div data-remarks="">
          <RemarkList remarks={remarks} date={from} />
        </div>
      )}
    </Frame>
  );
}

/** 1,044:39: what a year comes to. */
function sum(minutes: number): string {
  return `${formatNumber(Math.floor(minutes / hourMinutes))}:${String(minutes % hourMinutes).padStart(2, '0')}`;
}

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '8',
    rowGap: '2',
    px: { base: '4', md: '6' },
    py: '2.5',
    borderBottomWidth: '1px',
    flexShrink: '0',
    fontVariantNumeric: 'tabular-nums',
    '& h2': { textStyle: 'md', fontWeight: 'bold', minW: '8rem' },
    '& h2 small': { display: 'block', color: 'fg.subtle', fontWeight: 'normal', textStyle: 'xs' },
    '& > p > small': { display: 'block', textStyle: 'xs', color: 'fg.subtle' },
    '& > [data-remarks]': { flex: '1', minW: '16rem' },
  },
});
