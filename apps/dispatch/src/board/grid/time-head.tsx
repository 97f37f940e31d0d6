import { formatDate, formatWeekday, useLocale } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { memo, type ReactNode, useMemo } from 'react';
import { dayHeads, hourMarks, type Scale, xOf } from '../geometry/scale.ts';
import { clockText } from './clock-text.ts';
import { headWidthOf } from './measures.ts';

export type TimeHeadProps = {
  scale: Scale;
  date: string;
  now: number;
  /** The public holidays among the days. */
  holidays: readonly string[];
  /** What stands over the heads. */
  corner: ReactNode;
};

const halfClockPx = 22;

/** By the day of the week, as calendars colour them: a Sunday as a public holiday. */
const offDays: Readonly<Record<number, 'holiday' | 'saturday'>> = { 0: 'holiday', 6: 'saturday' };

/** The days and hours over the rows, with the time that it is. They are said with every bar, so they are not read out. */
export const TimeHead = memo(function TimeHead({ scale, date, now, holidays, corner }: TimeHeadProps) {
  const locale = useLocale();
  // From Sunday on; a month asks for each of them again and again.
  const weekdays = useMemo(
    () => Array.from({ length: 7 }, (_, at) => formatWeekday(addDays('2026-11-01', at), locale)),
    [locale],
  );
  const headWidth = headWidthOf(scale.range);
  const nowX = xOf(scale, now);
  // Whole also at either end of the board.
  const clockX = Math.max(halfClockPx, Math.min(scale.width - halfClockPx, nowX));
  const showsNow = nowX >= 0 && nowX <= scale.width && scale.range !== 'month';
  return (
    <div data-times="" aria-hidden="true">
      {corner}
      {dayHeads(scale).map(({ index, x, width }) => {
        const day = addDays(date, index);
        const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
        const short = formatDate(day).slice(5).replace(/^0/, '').replace('/0', '/');
        const text = scale.range === 'month' ? short.replace(/^\d+\/(?!1$)/, '') : short;
        return (
          <span
            key={day}
            data-day=""
            data-off={holidays.includes(day) ? 'holiday' : offDays[weekday]}
            style={{ insetInlineStart: headWidth + x, maxWidth: width }}
          >
            {width < 60 ? text : `${text} ${weekdays[weekday]}`}
            {scale.range === 'month' && <small>{weekdays[weekday]}</small>}
          </span>
        );
      })}
      {hourMarks(scale)
        .filter(({ x }) => !showsNow || Math.abs(x - clockX) > halfClockPx + 4)
        .map(({ hour, x, isStrong }) => (
          <span
            key={x}
            data-hour=""
            data-strong={isStrong ? '' : undefined}
            style={{ insetInlineStart: headWidth + x }}
          >
            {hour}
          </span>
        ))}
      {showsNow && (
        <span data-clock="" style={{ insetInlineStart: headWidth + clockX }}>
          {clockText(scale.start, now)}
        </span>
      )}
    </div>
  );
});
