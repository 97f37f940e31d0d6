import { eras, startYear } from '@haisha/rules/day';
import i18next from 'i18next';
import { type Locale, languageTags } from './locales.ts';

/** Japan is nine hours ahead of UTC all year. */
const tokyoOffsetMs = 9 * 60 * 60 * 1000;

/** The business day of an instant in Japan; of now when no instant is given. */
export function tokyoDate(instant: Date | string = new Date()): string {
  return tokyoText(instant).slice(0, 10);
}

/** Formats a day (YYYY-MM-DD) as 2026/11/21 in both languages, as people type it. */
export function formatDate(date: string, options: { weekday?: boolean; locale?: Locale } = {}): string {
  const text = date.replaceAll('-', '/');
  if (!options.weekday) return text;
  const { locale = currentLocale() } = options;
  const weekday = formatWeekday(date, locale);
  return locale === 'ja' ? `${text}（${weekday}）` : `${text} (${weekday})`;
}

/** Returns the weekday of a day: 土, Sat. */
export function formatWeekday(date: string, locale: Locale = currentLocale()): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], { weekday: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Returns the year of a day in the Japanese calendar: 昭和39年, Showa 39; before Meiji the western year. */
export function formatEraYear(date: string, locale: Locale = currentLocale()): string {
  const era = eras.find(({ start }) => date >= start);
  const year = Number(date.slice(0, 4));
  if (!era) return locale === 'ja' ? `${year}年` : String(year);
  const count = year - startYear(era) + 1;
  if (locale === 'en') return `${era.english} ${count}`;
  return `${era.kanji}${count === 1 ? '元' : count}年`;
}

/** Returns a month (YYYY-MM) in the Japanese calendar, in the era of its end: 平成31年4月; April, Heisei 31. */
export function formatEraMonth(month: string, locale: Locale = currentLocale()): string {
  const year = formatEraYear(`${month}-31`, locale);
  if (locale === 'ja') return `${year}${Number(month.slice(5))}月`;
  const format = new Intl.DateTimeFormat(languageTags.en, { month: 'long', timeZone: 'UTC' });
  return `${format.format(new Date(`${month}-01T00:00:00Z`))}, ${year}`;
}

/** Formats an instant in Japanese time: 2026/11/21 18:05. */
export function formatInstant(instant: Date | string, options: { seconds?: boolean } = {}): string {
  return tokyoText(instant)
    .slice(0, options.seconds ? 19 : 16)
    .replaceAll('-', '/')
    .replace('T', ' ');
}

/** Returns the instant of a business day and minutes as UTC ISO 8601. */
export function instantOf(operationDate: string, minutes: number): string {
  return new Date(Date.parse(`${operationDate}T00:00:00Z`) + minutes * 60_000 - tokyoOffsetMs).toISOString();
}

/** Returns the minutes of an instant from the start of a business day; 1530 is 25:30. */
export function minutesOf(operationDate: string, instant: Date | string): number {
  const start = Date.parse(`${operationDate}T00:00:00Z`) - tokyoOffsetMs;
  return Math.floor((new Date(instant).getTime() - start) / 60_000);
}

function tokyoText(instant: Date | string): string {
  return new Date(new Date(instant).getTime() + tokyoOffsetMs).toISOString();
}

function currentLocale(): Locale {
  return i18next.language === 'en' ? 'en' : 'ja';
}
