import { formatDate, formatNumber, useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import type { Finding } from '@haisha/validation/allocation';
import type { BoardDay } from '@haisha/validation/board-day';
import { codeOf } from '../day/run-facts.ts';
import { clockText } from '../grid/clock-text.ts';

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
  /** What puts it right; null where nothing simple does. */
  wayOut: (finding: Finding) => string | null;
  /** `standard 4-1-5` is 改善基準告示 第4条第1項第5号, `trucking` the law alone. */
  article: (name: string) => string;
};

/** The sentences of findings about the runs and drivers of a day; times count from a midnight. */
export function useFindingWords(day: BoardDay | undefined, from: number): FindingWords {
  const { t, i18n } = useTranslation('board');
  const locale = useLocale();

  function textOf(name: string, value: string | number): string | number {
    if (typeof value === 'string') return daysNamed.includes(name) ? formatDate(value) : value;
    if (clocks.includes(name)) return formatNightTime(value);
    return inMinutes.includes(name) ? lasting(Math.round(value)) : value;
  }

  /** 45分, 9:30. */
  function lasting(minutes: number): string {
    return minutes < 60 ? t('finding.minutes', { count: minutes }) : formatNightTime(minutes);
  }

  function wordsOf({ check, params = {} }: Finding): Record<string, string | number> {
    const written = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, check === loadCheck ? figure(value) : textOf(name, value)]),
    );
    const run = day?.allocations.find(({ id }) => id === params.runId);
    const driver = day?.drivers.find(({ id }) => id === params.driverId);
    return {
      ...written,
      run: run ? codeOf(run) : '',
      driver: driver ? localName(locale, driver.name, driver.nameEn) : '',
      ...(typeof params.zone === 'string' && { zone: t(`zoneName.${params.zone}`) }),
    };
  }

  function short(finding: Finding): string {
    const key = `allocation:finding.${finding.code}`;
    return i18n.exists(key) ? i18n.t(key, wordsOf(finding)) : finding.code;
  }

  function wayOut({ wayOut: way }: Finding): string | null {
    const key = `allocation:wayOut.${way?.code}`;
    if (!way || !i18n.exists(key)) return null;
    const time = way.at === undefined ? '' : clockText(from, way.at);
    return i18n.t(key, { time, minutes: way.minutes === undefined ? '' : lasting(Math.round(way.minutes)) });
  }

  function article(name: string): string {
    const [law = '', place = ''] = name.split(' ');
    const [number = '', paragraph, item] = place.split('-');
    // 24no5 is 第24条の5, an article of its own.
    const [main, branch] = number.split('no');
    const words = { law: t(`law.${law}`), article: main, branch, paragraph, item };
    if (!number) return words.law;
    if (branch) return t('law.branch', words);
    if (item) return t('law.item', words);
    return paragraph ? t('law.paragraph', words) : t('law.article', words);
  }

  return { short, wayOut, article };
}

function figure(value: string | number): string {
  return typeof value === 'number' ? formatNumber(value) : value;
}
