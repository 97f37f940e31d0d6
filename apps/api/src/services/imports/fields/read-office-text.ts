import { isPhone, normalizePhone } from '@haisha/rules/phone';
import { endOfMonth } from '@haisha/validation/closing';
import type { CellReader, CellReading } from './cell-reading.ts';
import { foldedWord, plainWord } from './plain-word.ts';

/** Spreadsheets take telephone numbers for amounts and drop the 0 they begin with. */
export function readPhone(text: string): CellReading {
  const number = normalizePhone(text);
  return { value: !isPhone(number) && isPhone(`0${number}`) ? `0${number}` : text };
}

/** The same happens to numbers of a fixed length; with fewer than `least` digits it was something else. */
export function paddedReader(length: number, least = 1): CellReader {
  return (text) => {
    const plain = plainWord(text);
    return { value: /^\d+$/.test(plain) && plain.length >= least ? plain.padStart(length, '0') : text };
  };
}

/** `末`, `月末`, `20日`, `20日締め`. */
export function readDayOfMonth(text: string): CellReading {
  const plain = plainWord(text).replace(/(?:締め?|〆)(?:日|切)?$/, '');
  if (/^(?:毎?月)?末日?$/.test(plain)) return { value: String(endOfMonth) };
  return { value: /^(?:毎月)?(\d{1,2})日$/.exec(plain)?.[1] ?? text };
}

const months: Record<string, string> = { 当月: '0', 翌月: '1', 翌々月: '2', 翌翌月: '2' };

/** `当月`, `翌月`, `3か月後`: months after the closing. */
export function readPaymentMonths(text: string): CellReading {
  const plain = plainWord(text);
  return { value: months[plain] ?? /^(\d)(?:か|ヶ|ケ|カ|ヵ|箇)月後?$/.exec(plain)?.[1] ?? text };
}

const weekdayLetters = '月火水木金土日';

/** `毎日`, `平日`, `月〜金`, `土曜日`: the letters of the weekdays meant. */
export function spelledWeekdays(text: string): string {
  const plain = foldedWord(text).replaceAll(/([月火水木金土日])曜日?/g, '$1');
  if (/^(?:毎日|全日|全曜日)$/.test(plain)) return weekdayLetters;
  if (plain === '平日') return weekdayLetters.slice(0, 5);
  const spelled = plain.replaceAll(/([月火水木金土日])[~-]([月火水木金土日])/g, (range, first, last) => {
    const from = weekdayLetters.indexOf(first);
    const to = weekdayLetters.indexOf(last);
    return from < to ? weekdayLetters.slice(from, to + 1) : range;
  });
  return spelled === plainWord(text) ? text : spelled;
}

/** What stands for no weekday at all where days off are listed. */
export function isNoDayOff(text: string): boolean {
  return /^(?:なし|無し|無|(?:年中)?無休|定休日?(?:なし|無し))$/.test(plainWord(text));
}
