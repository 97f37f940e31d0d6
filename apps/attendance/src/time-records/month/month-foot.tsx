import { useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import type { TimeRecordMonth } from '@haisha/validation/time-record';
import { type HoursColumn, hoursColumns } from '../table/hours-cells.tsx';
import { timeColumns } from '../table/time-cells.tsx';

/** What a month comes to, below its days. */
export function MonthFoot({ total }: { total: TimeRecordMonth['total'] }) {
  const { t } = useTranslation('timeRecord');
  // The breaks of a month and the rests within it are no sums that anybody asks for.
  const { dutyMinutes, drivingMinutes, nightMinutes, overtimeMinutes } = total;
  const sums: Partial<Record<HoursColumn, number>> = { dutyMinutes, drivingMinutes, nightMinutes, overtimeMinutes };
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('month.total')}</th>
        <td colSpan={1 + timeColumns.length}>{t('month.shifts', { count: total.shifts })}</td>
        {hoursColumns.map((column) => (
          <td key={column} data-figure={column}>
            {sums[column] !== undefined && formatNightTime(sums[column])}
          </td>
        ))}
        <td>
          {t('month.work', { time: formatNightTime(total.workMinutes) })}
          {total.holidayMinutes > 0 && ` ${t('month.holidayWork', { time: formatNightTime(total.holidayMinutes) })}`}
        </td>
      </tr>
    </tfoot>
  );
}
