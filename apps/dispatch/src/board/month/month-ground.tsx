import { tokyoDate } from '@haisha/i18n';
import { useBoard } from '../board-context.ts';
import { headWidthOf } from '../grid/measures.ts';
import { useMonthDays } from './use-month-days.ts';

/** Behind the rows of a month: days off, today, and the line behind the last day of a labour month. */
export function MonthGround() {
  const { scale } = useBoard();
  const cell = scale.width / scale.days;
  const today = tokyoDate();
  return useMonthDays().map(({ day, off, isLastOfLabourMonth }, index) => {
    const isToday = day === today;
    if (off === null && !isLastOfLabourMonth && !isToday) return null;
    return (
      <div
        key={day}
        data-day-ground=""
        data-off={off ?? undefined}
        data-last={isLastOfLabourMonth ? '' : undefined}
        data-today={isToday ? '' : undefined}
        style={{ insetInlineStart: headWidthOf(scale.range) + index * cell + 1 }}
      />
    );
  });
}
