import { useTranslation } from '@haisha/i18n';

/** Months as people say them: 7年, 1年6か月. */
export function usePeriodText(): (months: number) => string {
  const { t } = useTranslation('retention');
  return (months) => {
    const years = Math.trunc(months / 12);
    const rest = months % 12;
    if (years === 0) return t('months', { count: rest });
    if (rest === 0) return t('years', { count: years });
    return t('yearsAndMonths', { years: t('years', { count: years }), months: t('months', { count: rest }) });
  };
}
