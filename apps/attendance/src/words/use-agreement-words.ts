import { formatNumber, useTranslation } from '@haisha/i18n';
import { firstParameters } from '@haisha/rules/hours/first-parameters';
import type { HoursReadings } from '@haisha/rules/hours/parameters';

const hourMinutes = 60;
const { month, year } = firstParameters;

/** How limits and readings are written. */
export function useAgreementWords() {
  const { t } = useTranslation('labourAgreement');
  const hours = (minutes: number) => t('hours', { count: formatNumber(minutes / hourMinutes) });
  return {
    hours,
    months: (months: readonly number[]) =>
      months.length === 0
        ? t('noLongMonths', { hours: hours(month.most) })
        : t('longMonths', {
            months: months.map((one) => t('month', { month: one })).join(t('separator')),
            hours: hours(month.mostAgreed),
          }),
    year: (isLong: boolean) => hours(isLong ? year.mostAgreed : year.most),
    overtime: (hasClause: boolean) => hours(hasClause ? year.overtime : year.overtimeUsual),
    startDay: (day: number) => (day === 31 ? t('lastDay') : t('startDay', { day })),
    /** 9 分, 日曜, 2024/03/31, or one of a list. */
    reading: (name: keyof HoursReadings, value: string | number) =>
      name === 'shortestStopMinutes' || name === 'sameShiftMinutes'
        ? t('minutes', { count: value })
        : name === 'twoWeeksStart'
          ? String(value).replaceAll('-', '/')
          : t(`reading.${name}.${value}`),
  };
}
