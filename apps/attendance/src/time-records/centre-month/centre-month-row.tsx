import { formatDate, useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import type { CentreMonth, CentreMonthCell, CentreMonthRow as Row } from '@haisha/validation/centre-month';
import { useRecordWords } from '../records/use-record-words.ts';
import { monthSums } from './month-sums.ts';

export type CentreMonthRowProps = {
  row: Row;
  index: number;
  days: CentreMonth['days'];
  today: string;
  /** Which cell can be reached by Tab: 0 is the driver; null where it is in another row. */
  column: number | null;
  href: string;
  keyOfDay: (date: string) => string;
  onFocus: (column: number) => void;
  onDay: (date: string) => void;
};

/** A driver's month: the name with how much of the month is used up, a cell for each day, sums. */
export function CentreMonthRow({
  column,
  days,
  href,
  index,
  keyOfDay,
  onDay,
  onFocus,
  row,
  today,
}: CentreMonthRowProps) {
  const { t } = useTranslation('timeRecord');
  const localName = useLocalName();
  const { cells, driver, level, total } = row;
  const name = localName(driver.name, driver.nameEn);
  const of = { time: formatNightTime(total.dutyMinutes), most: formatNightTime(total.mostMinutes) };
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" data-level={level ?? undefined}>
        <Link
          to={href}
          title={`${driver.code} ${name}`}
          data-place={`${index} 0`}
          tabIndex={column === 0 ? 0 : -1}
          onFocus={() => onFocus(0)}
        >
          {name}
        </Link>
        <small>
          {t('centreMonth.dutyOf', of)}
          <i aria-hidden="true">
            <b style={{ width: `${Math.min(100, (total.dutyMinutes / total.mostMinutes) * 100)}%` }} />
          </i>
        </small>
      </th>
      {days.map(({ date }, at) => {
        const cell = cells[at];
        return (
          <td key={date} data-today={date === today ? '' : undefined}>
            {cell && (
              <DayCell
                cell={cell}
                date={date}
                place={`${index} ${at + 1}`}
                rowKey={keyOfDay(date)}
                isTabStop={column === at + 1}
                onFocus={() => onFocus(at + 1)}
                onOpen={() => onDay(date)}
              />
            )}
          </td>
        );
      })}
      {monthSums.map(({ minutes, name: sum }) => (
        <td key={sum} data-figure="">
          {minutes(total) > 0 && formatNightTime(minutes(total))}
        </td>
      ))}
    </tr>
  );
}

type DayCellProps = {
  cell: CentreMonthCell;
  date: string;
  place: string;
  rowKey: string;
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: () => void;
};

function DayCell({ cell, date, isTabStop, onFocus, onOpen, place, rowKey }: DayCellProps) {
  const { i18n, t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const { dutyMinutes, from, isFaulty, isPlanned, leave, level, to } = cell;
  const clock = (minutes: number | null) => (minutes === null ? '–' : words.clock(minutes));
  const isBlank = from === null && to === null;
  const leaveWord = leave && i18n.t(`hours:leave.${leave}`);
  const spoken = [
    leaveWord,
    !isBlank && t('centreMonth.times', { from: spokenClock(from), to: spokenClock(to) }),
    isPlanned && !isBlank && t('centreMonth.planned'),
    dutyMinutes !== null && !isPlanned && t('lines.duty', { time: formatNightTime(dutyMinutes) }),
    isFaulty && t('centreMonth.open'),
  ].filter(Boolean);

  function spokenClock(minutes: number | null): string {
    return minutes === null ? t('centreMonth.noTime') : words.clock(minutes);
  }

  return (
    <button
      type="button"
      data-place={place}
      data-row={rowKey}
      data-level={level ?? undefined}
      data-planned={isPlanned ? '' : undefined}
      data-faulty={isFaulty ? '' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t('centreMonth.cell', {
        date: formatDate(date),
        text: spoken.length > 0 ? spoken.join(' ') : t('centreMonth.empty'),
      })}
      title={spoken.join('\n')}
      onFocus={onFocus}
      onClick={onOpen}
    >
      {isBlank ? (
        <span data-leave={leave ? '' : undefined}>{leaveWord ?? (isFaulty ? '!' : '')}</span>
      ) : (
        <>
          <span>{clock(from)}</span>
          <span>{clock(to)}</span>
        </>
      )}
    </button>
  );
}
