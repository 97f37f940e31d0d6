import { formatDate, minutesOf, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { Box, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import type { DetectorReadingRow, ReadingState } from '@haisha/validation/detector-reading';
import { OfficeTable } from '../../fields/office-table.ts';

/** What wants a look stands first. */
const urgency: readonly ReadingState[] = ['differs', 'noDriver', 'noCall', 'unreadable', 'fits', 'known'];
const tones = {
  differs: 'danger',
  noDriver: 'warning',
  noCall: 'warning',
  unreadable: 'warning',
  fits: 'success',
  known: 'quiet',
} as const satisfies Record<ReadingState, StatusTone>;
const mostShown = 300;

/** The rows of a file of an alcohol detector, and what becomes of each. */
export function DetectorTable({ rows }: { rows: readonly DetectorReadingRow[] }) {
  const { t } = useTranslation('callBook');
  const localName = useLocalName();
  const sorted = rows.toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state) || a.row - b.row);
  if (rows.length === 0) return null;
  return (
    <Box maxH="50dvh" overflow="auto" mx={{ base: '-3', md: '-6' }}>
      <OfficeTable>
        <table>
          <thead>
            <tr>
              {(['row', 'state', 'driver', 'at', 'alcohol', 'call', 'device'] as const).map((column) => (
                <th key={column} scope="col" data-figure={column === 'alcohol' ? '' : undefined}>
                  {t(`detector.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, mostShown).map(({ call, driverName, ...one }) => (
              <tr key={one.row}>
                <th scope="row">{one.row}</th>
                <td data-nowrap="">
                  <StatusBadge tone={tones[one.state]}>{t(`detector.state.${one.state}`)}</StatusBadge>
                </td>
                <td data-label={t('detector.column.driver')}>
                  <span data-code="">{one.driverText}</span>
                  {driverName !== null && localName(driverName, one.driverNameEn)}
                </td>
                <td data-nowrap="" data-label={t('detector.column.at')}>
                  {one.atText}
                </td>
                <td data-figure="" data-label={t('detector.column.alcohol')}>
                  {one.alcoholText}
                </td>
                <td data-nowrap="" data-label={call ? t('detector.column.call') : undefined}>
                  {call &&
                    t('detector.recorded', {
                      at: `${formatDate(call.date)} ${formatNightTime(minutesOf(call.date, call.at))}`,
                      kind: t(`rollCall:kind.${call.kind}`),
                      value: call.alcohol?.toFixed(2) ?? '—',
                    })}
                </td>
                <td data-soft="">{one.device}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </OfficeTable>
      {sorted.length > mostShown && (
        <Text px="6" py="2" color="fg.muted">
          {t('detector.more', { count: sorted.length - mostShown })}
        </Text>
      )}
    </Box>
  );
}
