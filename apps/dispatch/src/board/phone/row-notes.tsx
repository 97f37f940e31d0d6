import { formatDate } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import { Icon } from '@haisha/ui';
import type { BoardDriver } from '@haisha/validation/board-day';
import { useBoard } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import { driverFigures } from '../day/driver-figures.ts';
import { bandOn } from '../day/row-day.ts';
import { type RowWords, useRowWords } from '../grid/use-row-words.ts';

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

type HoursProps = { hours: BoardDriver['hours']; words: RowWords };

function Hours({ hours, words }: HoursProps) {
  const { rest, month, overtimeHours, longDays, daysLeft } = driverFigures(hours);
  const notes = [
    rest && { text: words.say('row.rest', { time: formatNightTime(rest.minutes) }), isShort: rest.isShort },
    { text: words.say('phone.month', { hours: month.hours, limit: month.limit }), isShort: month.isNear },
    daysLeft.isFew && {
      text: words.say('row.daysToLimit', { count: daysLeft.count }),
      isShort: daysLeft.isLast,
    },
    overtimeHours > 0 && { text: words.say('row.overtime', { hours: overtimeHours }), isShort: false },
    longDays.count > 0 && { text: words.say('phone.longDays', { count: longDays.count }), isShort: longDays.isMany },
  ];
  return notes.map(
    (note) =>
      note && (
        <span key={note.text} data-short={note.isShort ? '' : undefined}>
          {note.text}
        </span>
      ),
  );
}
