import { eras, startYear } from './day.ts';

/** A month as YYYY-MM, or why a text contains none; `written` is the text as messages quote it. */
export type MonthReading =
  | { month: string }
  | { refused: 'unreadable' }
  | { refused: 'noSuchMonth'; written: string }
  | { refused: 'beforeEra'; written: string; era: string; start: string };

const western = /^(\d{4})(?:(\d{2})|[/.-](\d{1,2})|年(\d{1,2})月?)$/;
const ofEra = /^([RHSTM]|令和|平成|昭和|大正|明治|[令平昭大明])(\d{1,2}|元)[./年-](\d{1,2})月?$/;

/**
 * Reads a month as people write it: 201903, 2019/03, 2019-03, 2019年3月, H31.3, 平成31年3月. The month in which an era begins
 * belongs to it (H1.1 began on the 8th); an earlier month is refused.
 */
export function readMonth(text: string): MonthReading {
  const plain = text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const full = western.exec(plain);
  if (full) {
    const [year = '', month = ''] = full.slice(1).filter((part) => part !== undefined);
    return existingMonth(`${year}/${month.padStart(2, '0')}`, Number(year), Number(month));
  }
  const match = ofEra.exec(plain);
  const era = eras.find(({ letter, kanji }) => match?.[1] === letter || (match?.[1] && kanji.startsWith(match[1])));
  if (!match || !era) return { refused: 'unreadable' };
  const year = startYear(era) + (match[2] === '元' ? 1 : Number(match[2])) - 1;
  const reading = existingMonth(plain, year, Number(match[3]));
  if (!('month' in reading) || reading.month >= era.start.slice(0, 7)) return reading;
  return { refused: 'beforeEra', written: plain, era: match[1] ?? '', start: era.start.replaceAll('-', '/') };
}

/** Returns whether a text is a month that people would not write for a day: 2026/4, 2026年4月, R8.4, but not 202604. */
export function lacksDay(text: string): boolean {
  return 'month' in readMonth(text) && !/^\d*$/.test(text.normalize('NFKC').trim());
}

function existingMonth(written: string, year: number, month: number): MonthReading {
  // No calendar has a year 0, and the database refuses it.
  const isReal = year > 0 && month >= 1 && month <= 12;
  return isReal
    ? { month: `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}` }
    : { refused: 'noSuchMonth', written };
}
