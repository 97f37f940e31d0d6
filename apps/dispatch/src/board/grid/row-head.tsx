import { formatDate, minutesOf, tokyoDate } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { formatNightTime } from '@haisha/rules/night-time';
import { formatPlate } from '@haisha/rules/plate';
import { Icon } from '@haisha/ui';
import type { BoardDriver } from '@haisha/validation/board-day';
import { type CSSProperties, useContext } from 'react';
import { reasonsOf, type Verdict, wordsToneOf } from '../carry/verdict.ts';
import type { BoardRow, RowBand } from '../day/board-types.ts';
import { driverFigures } from '../day/driver-figures.ts';
import { FindingOf } from './finding-of.ts';
import type { RowWords } from './use-row-words.ts';

export type RowHeadProps = {
  row: BoardRow;
  date: string;
  /** Two of them, one, or the short one of a month. */
  lines: 'month' | 'one' | 'two';
  /** The stretch in which it takes no run on the first day. */
  band: RowBand | undefined;
  verdict: Verdict | undefined;
  words: RowWords;
};

/** What a row is about and what is left of it; while something is carried, whether it may come here. */
export function RowHeadText({ row, date, lines, band, verdict, words }: RowHeadProps) {
  const { localName } = words;
  const { head } = row;
  const second = verdict ? <VerdictLine verdict={verdict} words={words} /> : null;
  const tag = band && (
    <span data-band-tag="">
      <Icon name="warning" size={12} />
      {words.reasonOf(head, band.reason)}
      {band.to !== null && ` ${words.say('row.until', { day: formatDate(band.to).slice(5) })}`}
    </span>
  );
  if (lines === 'month' && head.kind !== 'company') return <div>{flatHead(row, date, words)}</div>;
  if (lines === 'one' && (head.kind === 'vehicle' || head.kind === 'driver')) {
    const { driver } = head;
    return (
      <div>
        {head.kind === 'vehicle' ? (
          <span data-code="">{head.vehicle.code}</span>
        ) : (
          <span data-name="">{localName(head.driver.name, head.driver.nameEn)}</span>
        )}
        {second ??
          tag ??
          (driver && (
            <DriverFigures words={words} driver={driver} date={date} withName={head.kind === 'vehicle'} isSlim />
          ))}
      </div>
    );
  }
  switch (head.kind) {
    case 'vehicle': {
      const { code, plate, vehicleTypeName, vehicleTypeNameEn } = head.vehicle;
      return (
        <>
          <div>
            <span data-code="">{code}</span>
            <span>{formatPlate(plate)}</span>
            <span data-grow="">{localName(vehicleTypeName, vehicleTypeNameEn)}</span>
          </div>
          <div>
            {second ??
              tag ??
              (head.driver && <DriverFigures words={words} driver={head.driver} date={date} withName />)}
          </div>
        </>
      );
    }
    case 'driver':
      return (
        <>
          <div>
            <span data-name="" data-grow="">
              {localName(head.driver.name, head.driver.nameEn)}
            </span>
            {head.driver.hours.consecutiveDays > 0 && (
              <span>{words.say('row.consecutive', { count: head.driver.hours.consecutiveDays })}</span>
            )}
            <DaysToLimit words={words} driver={head.driver} />
            <EarliestStart words={words} driver={head.driver} date={date} />
          </div>
          <div>
            {second ?? tag ?? <DriverFigures words={words} driver={head.driver} date={date} withName={false} />}
          </div>
        </>
      );
    case 'course':
      return (
        <>
          <div>
            <span data-name="">{head.code}</span>
            {lines === 'one' && second}
          </div>
          {lines === 'two' && <div>{second ?? <span data-grow="">{localName(head.name, head.nameEn)}</span>}</div>}
        </>
      );
    case 'company':
      return (
        <div>
          <span data-name="" data-grow="">
            {localName(head.company.name, head.company.nameEn)}
          </span>
          {second}
        </div>
      );
    case 'none':
      return (
        <div>
          <span data-name="">{words.say('row.none')}</span>
        </div>
      );
  }
}

function flatHead(row: BoardRow, date: string, words: RowWords) {
  const { localName, nameOf, say } = words;
  const { head } = row;
  const count = head.kind === 'none' ? 0 : workedDays(row, date);
  const worked = count > 0 && (
    <span data-worked="" role="img" aria-label={say('row.worked', { count })}>
      {say('row.days', { count })}
    </span>
  );
  if (head.kind !== 'vehicle') {
    return (
      <>
        <span data-name="" data-grow="">
          {nameOf(row)}
        </span>
        {worked}
      </>
    );
  }
  return (
    <>
      <span data-code="">{head.vehicle.code}</span>
      <span>{localName(head.vehicle.vehicleTypeName, head.vehicle.vehicleTypeNameEn)}</span>
      <span data-name="" data-grow="">
        {head.driver && localName(head.driver.name, head.driver.nameEn)}
      </span>
      {worked}
    </>
  );
}

/** On how many of the days from the first one on a row has a run (稼働). */
function workedDays({ runs }: BoardRow, first: string): number {
  return new Set(runs.flatMap(({ operationDate }) => (operationDate >= first ? operationDate : []))).size;
}

type DriverFiguresProps = {
  words: RowWords;
  driver: BoardDriver;
  date: string;
  withName: boolean;
  /** Whether there is room for the limit of the month only as a part of its line. */
  isSlim?: boolean;
};

/** Rest until the day, the month against its limit, and the long days of the week. */
function DriverFigures({ words, driver, date, withName, isSlim = false }: DriverFiguresProps) {
  const { say, localName, reasonOf } = words;
  const { rest, month, overtimeHours, longDays, daysLeft } = driverFigures(driver.hours);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--used': `${Math.min(100, Math.round(month.used * 100))}%`,
  };
  const leave = driver.leave.find(({ day }) => day === date);
  return (
    <>
      {withName && (
        <span data-name="" data-grow="">
          {localName(driver.name, driver.nameEn)}
        </span>
      )}
      {leave ? (
        <span data-short="">{reasonOf({ kind: 'driver', driver }, leave.kind)}</span>
      ) : (
        <span data-grow={withName ? undefined : ''} data-short={rest?.isShort ? '' : undefined}>
          {rest && say('row.rest', { time: formatNightTime(rest.minutes) })}
        </span>
      )}
      {!withName && overtimeHours > 0 && <span>{say('row.overtime', { hours: overtimeHours })}</span>}
      <span
        data-meter=""
        data-near={month.isNear ? '' : undefined}
        data-slim={isSlim ? '' : undefined}
        title={say('row.month', {
          ...{ hours: month.hours, limit: month.limit, overtime: overtimeHours },
          ...{ count: daysLeft.count, usual: daysLeft.usualHours },
        })}
        style={style}
      >
        <b>{month.hours}</b>
        {!isSlim && `/${month.limit}`}
      </span>
      <span
        data-dots={Math.min(3, longDays.count)}
        data-near={longDays.isMany ? '' : undefined}
        role="img"
        aria-label={say('row.longDays', { count: longDays.count })}
      />
    </>
  );
}

function DaysToLimit({ words, driver: { hours } }: { words: RowWords; driver: BoardDriver }) {
  const { count, isFew, isLast } = driverFigures(hours).daysLeft;
  if (!isFew) return null;
  return <span data-short={isLast ? '' : undefined}>{words.say('row.daysToLimit', { count })}</span>;
}

type EarliestStartProps = { words: RowWords; driver: BoardDriver; date: string };

function EarliestStart({ words, driver, date }: EarliestStartProps) {
  const { earliestStartAt } = driver.hours;
  if (earliestStartAt === null || tokyoDate(earliestStartAt) < addDays(date, -1)) return null;
  const minutes = minutesOf(date, earliestStartAt);
  if (minutes <= 0) return null;
  return <span>{words.say('row.earliest', { time: formatNightTime(minutes) })}</span>;
}

const verdictIcons = { ok: 'check', amber: 'warning', red: 'error' } as const;

type VerdictLineProps = { verdict: Verdict; words: RowWords };

function VerdictLine({ verdict, words }: VerdictLineProps) {
  const findingOf = useContext(FindingOf);
  const tone = wordsToneOf(verdict);
  const [found] = reasonsOf(verdict);
  const reason = found && findingOf(found);
  return (
    <span data-verdict={tone} data-grow="">
      <Icon name={verdictIcons[tone]} size={13} />
      <span>{textOf(verdict, reason, words)}</span>
    </span>
  );
}

/** What the row adds nothing to is not why it would not take the run. */
function textOf({ level }: Verdict, reason: string | undefined, words: RowWords): string {
  if (reason === undefined) return words.say('verdict.ok');
  return level === 'ok' ? words.say('verdict.asBefore', { reason }) : reason;
}
