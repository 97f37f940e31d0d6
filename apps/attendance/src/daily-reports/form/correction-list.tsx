import { formatInstant, useTranslation } from '@haisha/i18n';
import type { DailyReport } from '@haisha/validation/daily-report';
import { reportDifferencesOf } from './report-differences-of.ts';
import { useFindingText } from './use-finding-text.ts';

/** What was changed after the approval: by whom, when, why, and what it was before. */
export function CorrectionList({ corrections }: Pick<DailyReport, 'corrections'>) {
  const { t } = useTranslation('dailyReport');
  const { fieldOf } = useFindingText();
  if (corrections.length === 0) return null;
  return (
    <section aria-label={t('section.corrections')} data-corrections="">
      <h2>{t('section.corrections')}</h2>
      <ol>
        {corrections.map((one) => (
          <li key={one.id}>
            <b>{one.reason}</b>{' '}
            <small>
              {formatInstant(one.correctedAt)} {one.correctedByName}
            </small>
            <ul>
              {reportDifferencesOf(one.before, one.after).map(({ after, before, path }) => (
                <li key={path}>
                  {fieldOf({ path })} <del>{before}</del> → <ins>{after}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
