import { formatDate, useTranslation } from '@haisha/i18n';
import { Link, useCan } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { PunchFileRow } from '@haisha/validation/punch-file';
import { OfficeTable } from '../../fields/office-table.ts';
import { minutesIn } from '../records/record-row.ts';
import { useRecordWords } from '../records/use-record-words.ts';
import { labourMonthsPath, timeRecordPath } from '../time-record-place.ts';

/** The rows of a file, each with its punches, what becomes of it, and the way out where it is not stored. */
export function FileRows({ rows, isOpen }: { rows: readonly PunchFileRow[]; isOpen: boolean }) {
  const { t } = useTranslation('punchFile');
  const words = useRecordWords();
  const localName = useLocalName();
  return (
    <OfficeTable>
      <table aria-label={t('rowsLabel')}>
        <thead>
          <tr>
            {(['number', 'driver', 'workDate', 'punches', 'verdict', 'wayOut'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const [first] = row.punches;
            const who = row.driver ? localName(row.driver.name, row.driver.nameEn) : row.name;
            return (
              <tr key={row.number}>
                <th scope="row" data-label={t('column.number')}>
                  {row.number}
                </th>
                <td data-label={t('column.driver')}>
                  <span data-code="">{row.driver?.code ?? row.code}</span>
                  {who}
                </td>
                <td data-nowrap="">{first && formatDate(first.workDate)}</td>
                <td>
                  {row.punches
                    .map(({ at, kind, workDate }) => `${words.kind(kind)} ${words.clock(minutesIn(workDate, at))}`)
                    .join(' · ')}
                </td>
                <td data-nowrap="" {...toneOf(row)}>
                  {t(`verdict.${row.verdict}`)}
                </td>
                <td data-soft="">
                  <WayOut row={row} isOpen={isOpen} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </OfficeTable>
  );
}

function toneOf({ verdict }: PunchFileRow): Record<string, ''> {
  if (verdict === 'new') return {};
  if (verdict === 'known') return { 'data-soft': '' };
  return verdict === 'contradicts' || verdict === 'unknownDriver' ? { 'data-amber': '' } : { 'data-red': '' };
}

type WayOutProps = { row: PunchFileRow; isOpen: boolean };

function WayOut({ row: { driver, punches, refused, verdict }, isOpen }: WayOutProps) {
  const { t } = useTranslation('punchFile');
  const words = useRecordWords();
  const mayReadMonths = useCan()('labourMonth.read');
  if (refused) return t(`refused.${refused.code}`, { field: t(`field.${refused.field}`), text: refused.text });
  if (verdict === 'new' || verdict === 'known') return null;
  if (verdict === 'unknownDriver' && !isOpen) return t('wayOut.unknownWhenStored');
  if (verdict === 'locked' && mayReadMonths) {
    return (
      <>
        {t('wayOut.locked')} <Link to={labourMonthsPath}>{t('toMonths')}</Link>
      </>
    );
  }
  const other = punches.find(({ officeAt }) => officeAt !== null);
  if (verdict !== 'contradicts' || !other?.officeAt || !driver) return t(`wayOut.${verdict}`);
  const time = words.clock(minutesIn(other.workDate, other.officeAt));
  return (
    <>
      {t('wayOut.contradictsAt', { kind: words.kind(other.kind), time })}{' '}
      <Link to={`${timeRecordPath}?driver=${driver.id}&date=${other.workDate}`}>{t('toDay')}</Link>
    </>
  );
}
