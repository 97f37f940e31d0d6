import i18next from 'i18next';
import { type Locale, languageTags } from './locales.ts';

const eras = [
  { letter: 'R', kanji: '令和', start: '2019-05-01' },
  { letter: 'H', kanji: '平成', start: '1989-01-08' },
  { letter: 'S', kanji: '昭和', start: '1926-12-25' },
  { letter: 'T', kanji: '大正', start: '1912-07-30' },
  { letter: 'M', kanji: '明治', start: '1868-10-23' },
] as const;

/** Japan is nine hours ahead of UTC all year. */
const tokyoOffsetMs = 9 * 60 * 60 * 1000;

/** The business day of an instant in Japan; of now when none is given. */
export function tokyoDate(instant: Date | string = new Date()): string {
  return tokyoText(instant).slice(0, 10);
}

/** A day (YYYY-MM-DD) as 2026/11/21, in both languages as it is typed in. */
export function formatDate(date: string, options: { weekday?: boolean; locale?: Locale } = {}): string {
  const text = date.replaceAll('-', '/');
  return options.weekday ? `${text} (${formatWeekday(date, options.locale)})` : text;
}

/** The day of the week of a day: 土, Sat. */
export function formatWeekday(date: string, locale: Locale = currentLocale()): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], { weekday: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** A day in the Japanese calendar: R8.11.21; a day before Meiji stays in the western one. */
export function formatEra(date: string): string {
  const era = eras.find(({ start }) => date >= start);
  if (!era) return formatDate(date);
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${era.letter}${year - startYear(era) + 1}.${month}.${day}`;
}

/** An instant on the clock in Japan: 2026/11/21 18:05. */
export function formatInstant(instant: Date | string, options: { seconds?: boolean } = {}): string {
  return tokyoText(instant)
    .slice(0, options.seconds ? 19 : 16)
    .replaceAll('-', '/')
    .replace('T', ' ');
}

/**
 * Reads a day as people type it: 20261121, 2026/11/21, 2026-11-21, R8.11.21, 令和8年11月21日, or 11/21 of this year.
 * `null` for anything that is not a real day. A year past the end of its era is read on (driving licences
 * said 平成33年), one before its start is refused.
 */
export function parseDateInput(text: string, today: string = tokyoDate()): string | null {
  const plain = text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const western = /^(\d{4})(?:(\d{2})(\d{2})|[/.-](\d{1,2})[/.-](\d{1,2})|年(\d{1,2})月(\d{1,2})日)$/.exec(plain);
  if (western) {
    const [year, month, day] = western.slice(1).filter((part) => part !== undefined);
    return realDay(Number(year), Number(month), Number(day));
  }
  const short = /^(\d{1,2})(?:[/.-](\d{1,2})|月(\d{1,2})日)$/.exec(plain);
  if (short) return realDay(Number(today.slice(0, 4)), Number(short[1]), Number(short[2] ?? short[3]));
  return parseEra(plain);
}

/** The instant a business day and its minutes stand for, as UTC ISO 8601. */
export function instantOf(operationDate: string, minutes: number): string {
  return new Date(Date.parse(`${operationDate}T00:00:00Z`) + minutes * 60_000 - tokyoOffsetMs).toISOString();
}

/** The minutes of an instant counted from the start of a business day; 1530 is 25:30. */
export function minutesOf(operationDate: string, instant: Date | string): number {
  const start = Date.parse(`${operationDate}T00:00:00Z`) - tokyoOffsetMs;
  return Math.floor((new Date(instant).getTime() - start) / 60_000);
}

function parseEra(plain: string): string | null {
  const match = /^([RHSTM]|令和|平成|昭和|大正|明治)(\d{1,2}|元)[./年-](\d{1,2})[./月-](\d{1,2})日?$/.exec(plain);
  const era = eras.find(({ letter, kanji }) => match?.[1] === letter || match?.[1] === kanji);
  if (!match || !era) return null;
  const yearOfEra = match[2] === '元' ? 1 : Number(match[2]);
  const date = realDay(startYear(era) + yearOfEra - 1, Number(match[3]), Number(match[4]));
  return date !== null && date >= era.start ? date : null;
}

function realDay(year: number, month: number, day: number): string | null {
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

function startYear(era: (typeof eras)[number]): number {
  return Number(era.start.slice(0, 4));
}

function tokyoText(instant: Date | string): string {
  return new Date(new Date(instant).getTime() + tokyoOffsetMs).toISOString();
}

function currentLocale(): Locale {
  return i18next.language === 'en' ? 'en' : 'ja';
}
