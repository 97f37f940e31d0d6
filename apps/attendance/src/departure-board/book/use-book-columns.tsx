import { formatDate, minutesOf, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { isOtherThanRecorded } from '@haisha/rules/departure/detector-reading';
import { formatNightTime } from '@haisha/rules/night-time';
import { StatusBadge } from '@haisha/ui';
import type { DataTableColumn } from '@haisha/ui/data-table';
import type { CallBookEntry } from '@haisha/validation/call-book';

/** What stays in sight beside an entry that is open. */
export const columnsBesidePanel = ['at', 'driverName', 'kind', 'result'];

/** The columns of the call book. */
export function useBookColumns(): DataTableColumn<CallBookEntry>[] {
  const { t } = useTranslation('rollCall');
  const localName = useLocalName();
  return [
    {
      id: 'at',
      header: t('field.at'),
      width: 140,
      narrow: 'second',
      cell: ({ at, date }) => `${formatDate(date)} ${formatNightTime(minutesOf(date, at))}`,
    },
    {
      id: 'driverName',
      header: t('field.driverName'),
      width: 160,
      primary: true,
      cell: ({ driverCode, driverName, driverNameEn }) => `${driverCode} ${localName(driverName, driverNameEn)}`,
    },
    {
      id: 'kind',
      header: t('field.kind'),
      width: 130,
      narrow: 'second',
      cell: (entry) =>
        entry.entry === 'held' ? (
          t(`kind.${entry.kind}`)
        ) : (
          <StatusBadge tone={entry.entry === 'open' ? 'danger' : 'neutral'}>{t('callBook:missing')}</StatusBadge>
        ),
    },
    {
      id: 'departmentName',
      header: t('field.departmentName'),
      width: 130,
      cell: ({ departmentName, departmentNameEn }) => localName(departmentName, departmentNameEn),
    },
    {
      id: 'vehicleCode',
      header: t('field.vehicleCode'),
      width: 72,
      cell: (entry) => entry.entry === 'held' && entry.vehicleCode,
    },
    {
      id: 'method',
      header: t('field.method'),
      width: 96,
      cell: (entry) => entry.entry === 'held' && t(`method.${entry.method}`),
    },
    {
      id: 'alcohol',
      header: t('field.alcohol'),
      width: 128,
      align: 'end',
      cell: (entry) => {
        if (entry.entry !== 'held') return null;
        const { alcohol, readings } = entry;
        const other = readings.find((reading) => isOtherThanRecorded(reading.alcohol, alcohol));
        if (other)
          return (
            <StatusBadge tone="danger">{t('callBook:otherReading', { value: other.alcohol.toFixed(2) })}</StatusBadge>
          );
        if (alcohol === null) return null;
        const value = `${alcohol.toFixed(2)} ${t('detector.unit')}`;
        return alcohol > 0 ? <StatusBadge tone="danger">{value}</StatusBadge> : value;
      },
    },
    {
      id: 'result',
      header: t('field.result'),
      width: 84,
      narrow: 'end',
      cell: (entry) => {
        if (entry.entry !== 'held') return t(`callBook:${entry.entry}`);
        const word = t(`result.${entry.result}`);
        return entry.result === 'refused' ? <StatusBadge tone="danger">{word}</StatusBadge> : word;
      },
    },
    {
      id: 'byName',
      header: t('field.byName'),
      width: 112,
      cell: (entry) => (entry.entry === 'held' ? entry.byName : entry.acknowledgedByName),
    },
    {
      id: 'note',
      header: t('callBook:said'),
      width: 200,
      cell: (entry) => saidOf(entry).join('　'),
    },
  ];
}

/** Whatever was written down, the most urgent first. */
function saidOf(entry: CallBookEntry): string[] {
  const said =
    entry.entry === 'held'
      ? [
          entry.healthNote,
          entry.vehicleNote,
          entry.methodReason,
          entry.instruction,
          entry.condition,
          entry.reliefNotice,
          entry.note,
        ]
      : [entry.reason];
  return said.filter((text) => text !== null);
}
