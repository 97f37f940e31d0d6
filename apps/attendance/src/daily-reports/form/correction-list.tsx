import { formatInstant, useTranslation } from '@haisha/i18n';
import type { DailyReport } from '@haisha/validation/daily-report';
import { nothing, reportDifferencesOf } from './report-differences-of.ts';
import { useDriverName } from './use-driver-name.ts';
import { useFieldName } from './use-field-name.ts';

/** What was changed after the approval: by whom, when, why, and what it was before. */
export function CorrectionList({
  corrections,
  drivers,
}: Pick<DailyReport, 'corrections'> & Pick<DailyReport['run'], 'drivers'>) {
  const { t } = useTranslation('dailyReport');
  const fieldName = useFieldName(drivers);
  const driverName = useDriverName(drivers);
  const told = (path: string, value: string | null) =>
    path.endsWith('.driverId') && value !== nothing ? driverName(value) : value;
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
                  {fieldName(path, one.after.partners.length < one.before.partners.length ? one.before : one.after)}{' '}
                  <del>{told(path, before)}</del> → <ins>{told(path, after)}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
