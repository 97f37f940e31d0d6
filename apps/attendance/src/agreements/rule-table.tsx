import { formatDate, formatInstant, useTranslation } from '@haisha/i18n';
import { hoursRuleOn } from '@haisha/rules/hours/dated-rules';
import { firstParameters } from '@haisha/rules/hours/first-parameters';
import { firstSettings } from '@haisha/rules/hours/first-settings';
import type { HoursReadings } from '@haisha/rules/hours/parameters';
import { StatusBadge } from '@haisha/ui';
import type { LabourAgreementList } from '@haisha/validation/labour-agreement';
import { OfficeTable } from '../fields/office-table.ts';
import { useAgreementWords } from '../words/use-agreement-words.ts';

/** What is set for hours, the newest first, down to what holds as long as nothing is set. */
export function RuleTable({ date, rules }: Pick<LabourAgreementList, 'rules'> & { date: string }) {
  const { t } = useTranslation('labourAgreement');
  const words = useAgreementWords();
  const now = hoursRuleOn(rules, date)?.revision ?? 0;
  const first = {
    ...{ id: 'first', revision: 0, validFrom: firstParameters.effectiveFrom, readings: firstParameters.readings },
    ...{ labourMonthStartDay: firstSettings.labourMonthStartDay, reason: t('firstRule') },
    ...{ createdBy: null, createdAt: null },
  };
  const shown = [...rules.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.revision - a.revision), first];

  return (
    <OfficeTable>
      <table>
        <caption>
          {t('rules')}
          <small>{t('rulesHint')}</small>
        </caption>
        <thead>
          <tr>
            {(['validFrom', 'labourMonthStartDay', 'monthTotals', 'readings', 'state', 'reason'] as const).map(
              (column) => (
                <th key={column} scope="col">
                  {t(`column.${column}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <th scope="row" data-nowrap="">
                {t('from', { date: formatDate(row.validFrom) })}
              </th>
              <td data-label={t('column.labourMonthStartDay')}>{words.startDay(row.labourMonthStartDay)}</td>
              <td data-label={t('column.monthTotals')}>{words.reading('monthTotals', row.readings.monthTotals)}</td>
              <td>
                <details>
                  <summary>{t('different', { count: differing(row.readings).length })}</summary>
                  <ul>
                    {(Object.keys(firstParameters.readings) as (keyof HoursReadings)[])
                      .filter((name) => name !== 'monthTotals')
                      .map((name) => (
                        <li key={name}>
                          {t(`readingName.${name}`)}: {words.reading(name, row.readings[name])}
                        </li>
                      ))}
                  </ul>
                </details>
              </td>
              <td>
                {row.revision === now ? (
                  <StatusBadge tone="success">{t('state.now')}</StatusBadge>
                ) : row.validFrom > date ? (
                  <StatusBadge tone="info">{t('state.later')}</StatusBadge>
                ) : (
                  <StatusBadge tone="quiet">{t('state.over')}</StatusBadge>
                )}
              </td>
              <td data-soft="">
                {[row.reason, row.createdBy?.name, row.createdAt && formatInstant(row.createdAt)]
                  .filter(Boolean)
                  .join(' / ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </OfficeTable>
  );
}

function differing(readings: HoursReadings): string[] {
  const names = Object.keys(firstParameters.readings) as (keyof HoursReadings)[];
  return names.filter((name) => name !== 'monthTotals' && readings[name] !== firstParameters.readings[name]);
}
