import { formatDate } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import { Icon } from '@haisha/ui';
import { useBoard } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import { daysToLimit, fewDays, leastRestMinutes, longRestMinutes, nearLimit } from '../day/driver-limits.ts';
import { bandOn } from '../day/row-day.ts';
import { useRowWords } from '../grid/use-row-words.ts';

/** What decides whether a row takes one more run: out of service or on leave, rest, the month, and the long days. */
export function RowNotes({ row }: { row: BoardRow }) {
  const words = useRowWords();
  const { address, scale } = useBoard();
  const { head } = row;
  const band = bandOn(row, scale.start);
  const driver = head.kind === 'vehicle' || head.kind === 'driver' ? head.driver : null;
  const leave = head.kind === 'vehicle' ? driver?.leave.find(({ day }) => day === address.date) : undefined;
  const off = [
    ...(band ? [{ reason: words.reasonOf(head, band.reason), to: band.to }] : []),
    ...(leave && driver ? [{ reason: words.reasonOf({ kind: 'driver', driver }, leave.kind), to: null }] : []),
  ];
  return (
    <>
      {off.map(({ reason, to }) => (
        <span key={reason} data-short="">
          <Icon name="warning" size={14} />
          {reason}
          {to !== null && ` ${words.say('row.until', { day: formatDate(to).slice(5) })}`}
        </span>
      ))}
      {driver && <Hours hours={driver.hours} words={words} />}
    </>
  );
}

type HoursProps = {
  hours: NonNullable<Extract<BoardRow['head'], { kind: 'driver' }>['driver']>['hours'];
  words: ReturnType<typeof useRowWords>;
};

function Hours({ hours, words }: HoursProps) {
  const { restMinutes, monthMinutes, monthLimitMinutes, longDays, overtimeMinutes } = hours;
  const days = daysToLimit(hours);
  const inHours = (minutes: number) => Math.round(minutes / 60);
  return (
    <>
      {restMinutes !== null && restMinutes < longRestMinutes && (
        <span data-short={restMinutes < leastRestMinutes ? '' : undefined}>
          {words.say('row.rest', { time: formatNightTime(restMinutes) })}
        </span>
      )}
      <span data-short={monthMinutes >= monthLimitMinutes * nearLimit ? '' : undefined}>
        {words.say('phone.month', { hours: inHours(monthMinutes), limit: inHours(monthLimitMinutes) })}
      </span>
      {days <= fewDays && (
        <span data-short={days < 2 ? '' : undefined}>{words.say('row.daysToLimit', { count: days })}</span>
      )}
      {overtimeMinutes > 0 && <span>{words.say('row.overtime', { hours: inHours(overtimeMinutes) })}</span>}
      {longDays > 0 && (
        <span data-short={longDays > 1 ? '' : undefined}>{words.say('phone.longDays', { count: longDays })}</span>
      )}
    </>
  );
}
