import { useLocale, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatPlate } from '@haisha/rules/plate';
import type { BoardRow, RowHead, Run } from '../day/board-types.ts';
import { codeOf, endsOf, type Fullness, loadPercentOf, shortPlace, worstOf } from '../day/run-facts.ts';
import type { BarFacts } from '../geometry/bar-parts.ts';
import { midnightOf, type Scale } from '../geometry/scale.ts';
import { clockText } from './clock-text.ts';

/** The midnight from which the clock of a run is read: that of the board for one day, its own among several. */
export function clockFrom({ range, start }: Scale, { operationDate }: Pick<Run, 'operationDate'>): number {
  return range === 'day' ? start : midnightOf(operationDate);
}

/** The words of rows and bars, in the language of the page. */
export function useRowWords() {
  const { t, i18n } = useTranslation('board');
  const localName = useLocalName();
  const locale = useLocale();

  function nameOf({ head }: Pick<BoardRow, 'head'>): string {
    switch (head.kind) {
      case 'vehicle':
        return `${head.vehicle.code} ${formatPlate(head.vehicle.plate)}`;
      case 'driver':
        return localName(head.driver.name, head.driver.nameEn);
      case 'course':
        return head.code;
      case 'company':
        return localName(head.company.name, head.company.nameEn);
      case 'none':
        return t('row.none');
    }
  }

  /** The usual driver of a vehicle. */
  function driverOf({ head }: BoardRow): string {
    return head.kind === 'vehicle' && head.driver ? localName(head.driver.name, head.driver.nameEn) : '';
  }

  /** The reason why a row takes no run: the status of a vehicle, or the kind of a leave. */
  function reasonOf({ kind }: RowHead, reason: string): string {
    return kind === 'vehicle' ? t(`period.${reason}`) : i18n.t(`hours:leave.${reason}`);
  }

  function driversOf({ crew, hiredDriverName, hiredVehicle }: Run): string {
    const names = crew.map(({ driverName, driverNameEn }) => localName(driverName, driverNameEn));
    return names.length > 0
      ? names.join(t('row.separator'))
      : [hiredDriverName, hiredVehicle].filter(Boolean).join(' ');
  }

  function placeOf(stop: Run['stops'][number] | null): string | null {
    if (!stop) return null;
    const name = localName(stop.placeName, stop.placeNameEn);
    return locale === 'ja' ? shortPlace(name) : name;
  }

  /** What a bar can say in a row. */
  function factsOf(run: Run, row: BoardRow, scale: Scale, fullness: Fullness, hasSign: boolean): BarFacts {
    const from = clockFrom(scale, run);
    const ends = endsOf(run);
    const load = loadPercentOf(fullness);
    const { otherDriver, rowDriver } = namesIn(run, row);
    return {
      hasSign,
      isFinding: worstOf(run.findings) !== null,
      code: codeOf(run),
      from: placeOf(ends.from),
      to: placeOf(ends.to),
      start: clockText(from, Date.parse(run.start)),
      end: `–${clockText(from, Date.parse(run.end))}`,
      otherDriver,
      load: load === null ? null : `${load}%`,
      zones: run.load.zones,
      stops: run.load.count === 0 ? null : t('bar.count', { count: run.load.count }),
      rowDriver,
    };
  }

  /** Among vehicles only another driver than the usual one is news; among drivers it is the vehicle. */
  function namesIn(run: Run, { head }: BoardRow): Pick<BarFacts, 'otherDriver' | 'rowDriver'> {
    if (head.kind === 'driver') return { otherDriver: run.vehicleCode, rowDriver: null };
    const drivers = driversOf(run);
    const isRows = head.kind === 'vehicle' && run.crew.some(({ driverId }) => driverId === head.driver?.id);
    if (isRows) return { otherDriver: null, rowDriver: drivers };
    return { otherDriver: drivers || null, rowDriver: null };
  }

  return { t, nameOf, driverOf, reasonOf, driversOf, placeOf, factsOf };
}
