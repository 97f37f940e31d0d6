import { formatDate, formatNumber, useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { type HoursWords, useHoursWords } from '@haisha/references/hours/use-hours-words';
import { formatNightTime } from '@haisha/rules/night-time';
import type { Finding } from '@haisha/validation/allocation';
import type { BoardDay } from '@haisha/validation/board-day';
import { byId, stopsById } from '../day/by-id.ts';
import { codeOf, placeNameOf } from '../day/run-facts.ts';
import { clockText } from '../grid/clock-text.ts';
import { saidOnce } from './said-once.ts';

/** Figures of findings that are minutes. */
const inMinutes = ['actual', 'limit', 'minutes'];
/** Figures of findings that are a time of day. */
const clocks = ['clock', 'opens', 'closes'];
const daysNamed = ['day', 'from', 'to', 'expiryDate'];
/** Check 8 weighs, all others measure time. */
const loadCheck = 8;

export type FindingWords = {
  /** The sentence with its figures and names. */
  short: (finding: Finding) => string;
  /** The sentences of several, each once, with the places of the stops that it is about. */
  said: (findings: readonly Finding[]) => string[];
  /** What puts it right; null where nothing simple does. */
  wayOut: (finding: Finding) => string | null;
  article: HoursWords['article'];
};

/** The sentences of findings about the runs and drivers of a day; times count from a midnight. */
export function useFindingWords(day: BoardDay | undefined, from: number): FindingWords {
  const { t, i18n } = useTranslation('board');
  const hours = useHoursWords();
  const locale = useLocale();

  function textOf(name: string, value: string | number): string | number {
    if (typeof value === 'string') return daysNamed.includes(name) ? formatDate(value) : value;
    if (clocks.includes(name)) return formatNightTime(value);
    return inMinutes.includes(name) ? hours.lasting(Math.round(value)) : value;
  }

  function wordsOf({ check, params = {} }: Finding): Record<string, string | number> {
    const written = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, check === loadCheck ? figure(value) : textOf(name, value)]),
    );
    const run = day && byId(day.allocations).get(String(params.runId));
    const driver = day && byId(day.drivers).get(String(params.driverId));
    return {
      ...written,
      run: run ? codeOf(run) : '',
      driver: driver ? localName(locale, driver.name, driver.nameEn) : '',
      ...(typeof params.zone === 'string' && { zone: t(`zoneName.${params.zone}`) }),
      // Roll cages, pallets and litres have sentences of their own.
      ...(typeof params.measure === 'string' && { context: params.measure }),
    };
  }

  function short(finding: Finding): string {
    const words = wordsOf(finding);
    const ofHours = hours.finding(finding.code, words);
    if (ofHours !== null) return t('finding.ofDriver', { driver: words.driver, text: ofHours });
    const key = `allocation:finding.${finding.code}`;
    return i18n.exists(key, words) ? i18n.t(key, words) : finding.code;
  }

  function placeOf(stopId: string): string | null {
    const stop = day && stopsById(day.allocations).get(stopId);
    if (stop) return placeNameOf(locale, stop);
    // A stop that would be new has the id of its destination.
    const place = day && byId(day.places).get(stopId);
    return place ? placeNameOf(locale, { placeName: place.name, placeNameEn: place.nameEn }) : null;
  }

  function said(findings: readonly Finding[]): string[] {
    return saidOnce(findings, short, placeOf).map(({ places, text }) =>
      places.length === 0 ? text : t('finding.atStops', { text, places: places.join(t('row.separator')) }),
    );
  }

  function wayOut({ wayOut: way }: Finding): string | null {
    const key = `allocation:wayOut.${way?.code}`;
    if (!way || !i18n.exists(key)) return null;
    const time = way.at === undefined ? '' : clockText(from, way.at);
    return i18n.t(key, { time, minutes: way.minutes === undefined ? '' : hours.lasting(Math.round(way.minutes)) });
  }

  return { short, said, wayOut, article: hours.article };
}

function figure(value: string | number): string {
  return typeof value === 'number' ? formatNumber(value) : value;
}
