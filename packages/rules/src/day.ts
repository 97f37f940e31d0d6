/** The eras of the Japanese calendar, newest first, each with its first day. */
export const eras = [
  { letter: 'R', kanji: '令和', english: 'Reiwa', start: '2019-05-01' },
  { letter: 'H', kanji: '平成', english: 'Heisei', start: '1989-01-08' },
  { letter: 'S', kanji: '昭和', english: 'Showa', start: '1926-12-25' },
  { letter: 'T', kanji: '大正', english: 'Taisho', start: '1912-07-30' },
  { letter: 'M', kanji: '明治', english: 'Meiji', start: '1868-10-23' },
] as const;

/** A day as YYYY-MM-DD, or why a text contains none; `written` is the text as messages quote it, `year` that of a 29 February. */
export type DayReading =
  | { day: string }
  | { refused: 'unreadable' }
  | { refused: 'noSuchDay'; written: string }
  | { refused: 'noLeapYear'; written: string; year: string }
  | { refused: 'beforeEra'; written: string; era: string; start: string };

const western = /^(\d{4})(?:(\d{2})(\d{2})|[/.-](\d{1,2})[/.-](\d{1,2})|年(\d{1,2})月(\d{1,2})日)$/;
const yearless = /^(\d{1,2})(?:[/.-](\d{1,2})|月(\d{1,2})日)$/;
const ofWeekday = /\(([日月火水木金土])(?:曜日?)?\)$/;
const ofEra = /^([RHSTM]|令和|平成|昭和|大正|明治|[令平昭大明])(\d{1,2}|元)[./年-](\d{1,2})[./月-](\d{1,2})日?$/;

/**
 * Reads a day as people write it: 20261121, 2026/11/21, 2026-11-21, R8.11.21, 令和8年11月21日, and 11/21 when the year is
 * given; a weekday behind it, 2015年4月1日(水), has to be that of the day. Accepts a year past the end of its era (driving licences said 平成33年) and refuses a day before the start of its
 * era.
 */
export function readDay(text: string, defaultYear?: number): DayReading {
  const written = text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const [named = '', weekday] = ofWeekday.exec(written) ?? [];
  const reading = readPlain(named === '' ? written : written.slice(0, -named.length), defaultYear);
  return weekday && 'day' in reading && weekdayOf(reading.day) !== weekday ? { refused: 'unreadable' } : reading;
}

function readPlain(plain: string, defaultYear: number | undefined): DayReading {
  const full = western.exec(plain);
  if (full) {
    const [year = '', month = '', day = ''] = full.slice(1).filter((part) => part !== undefined);
    const written = `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}`;
    return existingDay(written, Number(year), Number(month), Number(day));
  }
  const short = yearless.exec(plain);
  if (short) return readYearless(plain, Number(short[1]), Number(short[2] ?? short[3]), defaultYear);
  return readEra(plain);
}

function weekdayOf(day: string): string {
  return '日月火水木金土'.charAt(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** Returns the year in which an era begins, its year 1. */
export function startYear({ start }: { start: string }): number {
  return Number(start.slice(0, 4));
}

function readYearless(written: string, month: number, day: number, defaultYear: number | undefined): DayReading {
  if (defaultYear !== undefined) return existingDay(written, defaultYear, month, day);
  // The year does not matter here: 2/29 may have been refused for a year that is no longer known.
  return isRealDay(2026, month, day) ? { refused: 'unreadable' } : { refused: 'noSuchDay', written };
}

function readEra(written: string): DayReading {
  const match = ofEra.exec(written);
  const era = eras.find(({ letter, kanji }) => match?.[1] === letter || (match?.[1] && kanji.startsWith(match[1])));
  if (!match || !era) return { refused: 'unreadable' };
  const year = startYear(era) + (match[2] === '元' ? 1 : Number(match[2])) - 1;
  const reading = existingDay(written, year, Number(match[3]), Number(match[4]));
  if (!('day' in reading) || reading.day >= era.start) return reading;
  return { refused: 'beforeEra', written, era: match[1] ?? '', start: era.start.replaceAll('-', '/') };
}

function existingDay(written: string, year: number, month: number, day: number): DayReading {
  if (isRealDay(year, month, day)) return { day: wire(year, month, day) };
  if (month === 2 && day === 29 && year > 0) return { refused: 'noLeapYear', written, year: String(year) };
  return { refused: 'noSuchDay', written };
}

function wire(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Returns whether the day exists; no calendar has a year 0, and the database refuses it. */
export function isRealDay(year: number, month: number, day: number): boolean {
  return year > 0 && day > 0 && day <= daysInMonth(year, month);
}

/** Counts without a Date for speed: a file of fifty thousand rows has some hundred thousand days. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
