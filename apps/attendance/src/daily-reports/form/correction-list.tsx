import { formatInstant, useTranslation } from '@haisha/i18n';
import type { DailyReport } from '@haisha/validation/daily-report';
import { CorrectionChanges } from './correction-changes.tsx';
import { isRequested } from './is-requested.ts';

/** What was changed after the approval, or was not: by whom, when, why, what it was before, and who decided. */
export function CorrectionList({
  corrections,
  drivers,
}: Pick<DailyReport, 'corrections'> & Pick<DailyReport['run'], 'drivers'>) {
  const { t } = useTranslation('dailyReport');
  const decided = corrections.filter((one) => !isRequested(one));
  if (decided.length === 0) return null;
  return (
    <section aria-label={t('section.corrections')} data-corrections="">
      <h2>{t('section.corrections')}</h2>
      <ol>
        {decided.map((one) => (
          <li key={one.id}>
            {one.status !== 'applied' && <i>{t(`correction.${one.status as 'refused'}`)}</i>} <b>{one.reason}</b>{' '}
            <small>
              {formatInstant(one.correctedAt)} {one.correctedByName}
            </small>
            <CorrectionChanges correction={one} drivers={drivers} />
            {one.decidedAt !== null && one.status !== 'withdrawn' && (
              <p>
                <small>
                  {t(one.status === 'applied' ? 'correction.approvedBy' : 'correction.refusedBy', {
                    at: formatInstant(one.decidedAt),
                    name: one.decidedByName ?? '',
                  })}
                </small>
                {one.decisionText}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
