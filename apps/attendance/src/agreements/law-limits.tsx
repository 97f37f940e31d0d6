import { formatDate, useTranslation } from '@haisha/i18n';
import { firstParameters } from '@haisha/rules/hours/first-parameters';
import { OfficeTable } from '../fields/office-table.ts';
import { useAgreementWords } from '../words/use-agreement-words.ts';

const { day, driving, effectiveFrom, month, rest, year } = firstParameters;

/** Limits with their article, in minutes: the usual one, and the one of an agreement or an exception. */
const limits = [
  ['month', '4-1-1', month.most, month.mostAgreed],
  ['year', '4-1-1', year.most, year.mostAgreed],
  ['day', '4-1-3', day.usual, day.most],
  ['rest', '4-1-5', rest.least, rest.goal],
  ['twoDayDriving', '4-1-6', driving.twoDayAverage, null],
  ['weekDriving', '4-1-6', driving.weekAverage, null],
  ['continuousDriving', '4-1-7', driving.continuous, null],
  ['overtime', '36', year.overtimeUsual, year.overtime],
] as const;

/** What the law itself says, which no company sets. */
export function LawLimits() {
  const { t } = useTranslation('labourAgreement');
  const { hours } = useAgreementWords();
  return (
    <OfficeTable>
      <table>
        <caption>
          {t('law')}
          <small>{t('lawHint', { date: formatDate(effectiveFrom) })}</small>
        </caption>
        <tbody>
          {limits.map(([name, article, usual, most]) => (
            <tr key={name}>
              <th scope="row">{t(`limit.${name}`)}</th>
              <td>{t(`limitText.${name}`, { usual: hours(usual), most: most === null ? '' : hours(most) })}</td>
              <td data-soft="">{t(name === 'overtime' ? 'labourAct' : 'standard', { article })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </OfficeTable>
  );
}
