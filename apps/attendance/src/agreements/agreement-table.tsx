import { formatDate, formatInstant, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { agreementsOf } from '@haisha/rules/hours/dated-rules';
import { StatusBadge } from '@haisha/ui';
import type { LabourAgreementList } from '@haisha/validation/labour-agreement';
import { OfficeTable } from '../fields/office-table.ts';
import { useAgreementWords } from '../words/use-agreement-words.ts';

export type AgreementTableProps = Pick<LabourAgreementList, 'agreements' | 'departments'> & { date: string };

/** The agreements of each office, the newest first, with the one that applies on a day. */
export function AgreementTable({ agreements, date, departments }: AgreementTableProps) {
  const { t } = useTranslation('labourAgreement');
  const words = useAgreementWords();
  const localName = useLocalName();
  return (
    <OfficeTable>
      <table>
        <caption>
          {t('agreements')}
          <small>{t('agreementsHint')}</small>
        </caption>
        <thead>
          <tr>
            {(['departmentId', 'period', 'months', 'isLongYear', 'hasOvertimeClause', 'state', 'reason'] as const).map(
              (column) => (
                <th key={column} scope="col">
                  {t(`column.${column}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {departments.flatMap(({ id, name, nameEn }) => {
            const head = <th scope="row">{localName(name, nameEn)}</th>;
            const own = agreementsOf(agreements, id);
            const applied = own.find(({ from, to }) => from <= date && date <= to);
            const rows = agreements.filter(({ departmentId }) => departmentId === id).toReversed();
            if (rows.length === 0) {
              return [
                <tr key={id}>
                  {head}
                  <td data-soft="">{t('none')}</td>
                  <td>{words.months([])}</td>
                  <td data-nowrap="" data-label={t('column.isLongYear')}>
                    {words.year(false)}
                  </td>
                  <td data-label={t('column.hasOvertimeClause')}>{words.overtime(true)}</td>
                  <td />
                  <td />
                </tr>,
              ];
            }
            return rows.map((row) => (
              <tr key={row.id}>
                {head}
                <td data-nowrap="">
                  {formatDate(row.from)}–{formatDate(row.to)}
                </td>
                <td>{words.months(row.months)}</td>
                <td data-nowrap="" data-label={t('column.isLongYear')}>
                  {words.year(row.isLongYear)}
                </td>
                <td data-label={t('column.hasOvertimeClause')}>{words.overtime(row.hasOvertimeClause)}</td>
                <td data-nowrap="">{stateOf(row.revision)}</td>
                <td data-soft="">
                  {[row.reason, row.createdBy?.name, formatInstant(row.createdAt)].filter(Boolean).join(' / ')}
                </td>
              </tr>
            ));

            function stateOf(revision: number) {
              const row = rows.find((one) => one.revision === revision);
              if (applied?.revision === revision) return <StatusBadge tone="success">{t('state.now')}</StatusBadge>;
              if (row && row.from > date) return <StatusBadge tone="info">{t('state.later')}</StatusBadge>;
              if (row && row.to < date) return <StatusBadge tone="quiet">{t('state.over')}</StatusBadge>;
              return <StatusBadge tone="neutral">{t('state.replaced')}</StatusBadge>;
            }
          })}
        </tbody>
      </table>
    </OfficeTable>
  );
}
