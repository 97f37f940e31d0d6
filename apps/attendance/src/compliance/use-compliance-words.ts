import { formatNumber, useLocale, useTranslation } from '@haisha/i18n';
import { useHoursWords } from '@haisha/references/hours/use-hours-words';
import type { ComplianceDriver } from '@haisha/validation/compliance';

type Finding = Pick<ComplianceDriver['findings'][number], 'actual' | 'article' | 'code' | 'limit'>;

/** How hours and findings are written. */
export function useComplianceWords() {
  const { t } = useTranslation('compliance');
  const locale = useLocale();
  const hours = useHoursWords();

  /** 1,044:39, also less than nothing. */
  function sum(minutes: number): string {
    const whole = Math.abs(minutes);
    const text = `${formatNumber(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
    return minutes < 0 ? `−${text}` : text;
  }

  function finding({ actual, code, limit }: Finding): string {
    const figures = { actual: sum(actual), limit: sum(limit), count: actual, most: limit };
    const text = hours.finding(code, figures) ?? code;
    return locale === 'en' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  return {
    sum,
    finding,
    article: ({ article }: Finding) => hours.article(article),
    /** 241:30 / 284 時間. */
    of: (minutes: number, most: number) => t('of', { time: sum(minutes), most: formatNumber(Math.round(most / 60)) }),
  };
}
