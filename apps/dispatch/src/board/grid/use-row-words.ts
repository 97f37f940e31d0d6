import { useLocale, useTranslation } from '@haisha/i18n';
import { localName as nameIn } from '@haisha/i18n/local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { formatPlate } from '@haisha/rules/plate';
import type { Lateness } from '@haisha/rules/runs/late-run';
import { useMemo } from 'react';
import type { BoardRow, RowHead, Run } from '../day/board-types.ts';
import { codeOf, endsOf, type Fullness, loadPercentOf, placeNameOf, worstOf } from '../day/run-facts.ts';
import type { BarFacts } from '../geometry/bar-parts.ts';
import { midnightOf, type Scale } from '../geometry/scale.ts';
import { clockText } from './clock-text.ts';

/** The midnight from which the clock of a run is read: that of the board for one day, its own among several. */
export function clockFrom({ range, start }: Scale, { operationDate }: Pick<Run, 'operationDate'>): number {
  return range === 'day' ? start : midnightOf(operationDate);
}

export type RowWords = ReturnType<typeof useRowWords>;

/** The words of rows and bars, in the language of the page; they stay the same thing as long as it does. */
export function useRowWords() {
  const { t, i18n } = useTranslation('board');
  const locale = useLocale();
  return useMemo(() => wordsWith(t, i18n, locale), [t, i18n, locale]);
}

type Translation = ReturnType<typeof useTranslation<'board'>>;

function wordsWith(t: Translation['t'], i18n: Translation['i18n'], locale: ReturnType<typeof useLocale>) {
  const known = new Map<string, string>();

  /** Looking a text up takes long where it is said in hundreds of bars. */
  function once(key: string, make: () => string): string {
    const text = known.get(key) ?? make();
    known.set(key, text);
    return text;
  }

  /** A text of the board with its figures. */
  function say(key: string, figures: Readonly<Record<string, number | string>> = {}): string {
    return once(`${key} ${Object.values(figures).join(' ')}`, () => t(key, figures));
  }

  const loadText = (percent: number) => say('bar.load', { percent });
  const countText = (count: number) => say('bar.count', { count });
  const zoneOf = (zone: string) => say(`zoneLetter.${zone}`);
  const joined = (names: readonly string[]) => names.join(say('row.separator'));
  const sentence = (parts: readonly string[]) => parts.filter(Boolean).join(say('bar.separator'));

  function localName<Name extends string | null | undefined>(name: Name, nameEn: string | null | undefined) {
    return nameIn(locale, name, nameEn);
  }

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
        return say('row.none');
    }
  }

  /** The usual driver of a vehicle. */
  function driverOf({ head }: BoardRow): string {
    return head.kind === 'vehicle' && head.driver ? localName(head.driver.name, head.driver.nameEn) : '';
  }

  /** The reason why a row takes no run: the status of a vehicle, or the kind of a leave. */
  function reasonOf({ kind }: RowHead, reason: string): string {
    return kind === 'vehicle'
      ? say(`period.${reason}`)
      : once(`leave ${reason}`, () => i18n.t(`hours:leave.${reason}`));
  }

  function statusOf({ status }: Pick<Run, 'status'>): string {
    return once(status, () => i18n.t(`allocation:status.${status}`));
  }

  function driversOf({ crew, hiredDriverName, hiredVehicle }: Run): string {
    const names = crew.map(({ driverName, driverNameEn }) => localName(driverName, driverNameEn));
    return names.length > 0 ? joined(names) : [hiredDriverName, hiredVehicle].filter(Boolean).join(' ');
  }

  function placeOf(stop: Run['stops'][number] | null): string | null {
    return stop && placeNameOf(locale, stop);
  }

  /** How late a run is, in words and shorter. */
  function lateForms({ minutes }: Lateness): [string, string] {
    const figures = { count: minutes, time: formatNightTime(minutes) };
    const [long, short] = minutes < 60 ? ['bar.late', 'bar.lateShort'] : ['bar.lateByHours', 'bar.lateByHoursShort'];
    return [say(long, figures), say(short, figures)];
  }

  /** What a bar can say in a row. */
  function factsOf(
    run: Run,
    row: BoardRow,
    scale: Scale,
    fullness: Fullness,
    hasSign: boolean,
    late: Lateness | null = null,
  ): BarFacts {
    const from = clockFrom(scale, run);
    const ends = endsOf(run);
    const load = loadPercentOf(fullness);
    const { otherDriver, rowDriver } = namesIn(run, row);
    return {
      hasSign,
      isFinding: late !== null || worstOf(run.findings) !== null,
      code: codeOf(run),
      from: placeOf(ends.from),
      to: placeOf(ends.to),
      start: clockText(from, Date.parse(run.start)),
      late: late ? lateForms(late) : [],
      end: `–${clockText(from, Date.parse(run.end))}`,
      otherDriver,
      load: load === null ? null : `${load}%`,
      zones: run.load.zones,
      stops: run.load.count === 0 ? null : countText(run.load.count),
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

  return {
    ...{ t, say, localName, nameOf, driverOf, reasonOf, statusOf, driversOf, placeOf, lateForms, factsOf },
    ...{ loadText, countText, zoneOf, joined, sentence },
  };
}
