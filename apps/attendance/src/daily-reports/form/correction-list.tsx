import { formatInstant, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { DailyReport } from '@haisha/validation/daily-report';
import { reportDifferencesOf } from './report-differences-of.ts';
import { useFindingText } from './use-finding-text.ts';

/** What was changed after the approval: by whom, when, why, and what it was before. */
export function CorrectionList({
  corrections,
  drivers,
}: Pick<DailyReport, 'corrections'> & Pick<DailyReport['run'], 'drivers'>) {
  const { t } = useTranslation('dailyReport');
  const { fieldOf } = useFindingText();
  const localName = useLocalName();
  const told = (path: string, value: string) => {
    const driver = path.endsWith('.driverId') ? drivers.find(({ id }) => id === value) : undefined;
    return driver ? localName(driver.name, driver.nameEn) : value;
  };
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
                  {fieldOf({ path })} <del>{told(path, before)}</del> → <ins>{told(path, after)}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
