import { useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import type { TimeRecord } from '@haisha/validation/time-record';

/** The figures of the hours of a day, in the order of their columns. */
export const hoursColumns = [
  'dutyMinutes',
  'breakMinutes',
  'drivingMinutes',
  'overtimeMinutes',
  'nightMinutes',
  'restBeforeMinutes',
] as const;
export type HoursColumn = (typeof hoursColumns)[number];

export type HoursCellProps = { hours: TimeRecord['hours']; column: HoursColumn };

/** One figure of a day; what is still planned is grey, no minutes at all are a blank. */
export function HoursCell({ column, hours }: HoursCellProps) {
  const { t } = useTranslation('timeRecord');
  const minutes = hours?.[column] ?? null;
  const twice = column === 'dutyMinutes' ? (hours?.doubleCountedMinutes ?? 0) : 0;
  const isPlanned = hours?.state === 'planned';
  if (!hours || minutes === null || (minutes === 0 && column !== 'dutyMinutes')) return null;
  return (
    <span data-planned={isPlanned ? '' : undefined} title={isPlanned ? t('cell.stillPlanned') : undefined}>
      {formatNightTime(minutes)}
      {twice > 0 && (
        <small data-soft="" title={t('cell.twiceHelp', { time: formatNightTime(twice) })}>
          {t('cell.twice', { time: formatNightTime(twice) })}
        </small>
      )}
    </span>
  );
}
