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

/** `末`, `月末`, `End of month`, `20日`, `20日締め`, `Day 20`. */
export function readDayOfMonth(text: string): CellReading {
  const plain = plainWord(text).replace(/(?:締め?|〆)(?:日|切)?$/, '');
  if (/^(?:(?:毎?月)?末日?|endof(?:the)?month)$/.test(plain)) return { value: String(endOfMonth) };
  return { value: /^(?:(?:毎月)?(\d{1,2})日?|day(\d{1,2}))$/.exec(plain)?.slice(1).find(Boolean) ?? text };
}

/** Reads `20日締め翌月末払い` as the closing; the months until it is paid and the day are fields of the same part. */
export function closingReader(part: string): CellReader {
  return (text) => {
    const whole = wholeTerm(text);
    if (!whole) return closingAlone(text);
    const { closing, term } = whole;
    if (closing === null || !term) return noClosing(text);
    return { value: closing, also: { [`${part}.paymentMonths`]: term.months, [`${part}.paymentDay`]: term.day } };
  };
}

/** A closing and what follows it, each as far as it can be read: `月末締 翌々月10日払`. */
function wholeTerm(text: string): { closing: string | null; term: Term | null } | null {
  const [, closing, rest = ''] =
    /^(.+?(?:締め?|〆)(?:日|切り?)?)(?![め日切り])[、,/・]?(.+)$/.exec(plainWord(text)) ?? [];
  if (closing === undefined) return null;
  const day = readDayOfMonth(closing);
  return {
    closing: 'value' in day && /^\d+$/.test(String(day.value)) ? String(day.value) : null,
    term: paymentTerm(rest),
  };
}

function closingAlone(text: string): CellReading {
  const day = readDayOfMonth(text);
  return 'value' in day && /^\D+/.test(String(day.value)) ? noClosing(text) : day;
}

function noClosing(text: string): CellReading {
  return { code: 'importRow.closingDay', params: { text } };
}

/**
 * Reads `翌月末`, `翌々月10日払い` as the months until a closing is paid, and the day as a field of the same part; so is the closing
 * where it stands before them: `月末締翌月末払`.
 */
export function paymentTermReader(part: string): CellReader {
  return (text) => {
    const { closing, term } = wholeTerm(text) ?? { closing: undefined, term: paymentTerm(plainWord(text)) };
    if (!term || closing === null) return readPaymentMonths(text);
    const also = { [`${part}.paymentDay`]: term.day };
    return { value: term.months, also: closing === undefined ? also : { [`${part}.closingDay`]: closing, ...also } };
  };
}

type Term = { months: string; day: string };

function paymentTerm(plain: string): Term | null {
  const [, month = '', day = ''] =
    /^(当月|翌月?|翌々月?|翌翌月|\d(?:か|ヶ|ケ|カ|ヵ|箇)月後)の?(末日?|\d{1,2}日?)(?:払い?|支払い?|入金|回収)?$/.exec(
      plain,
    ) ?? [];
  const [months, of] = [readPaymentMonths(month), readDayOfMonth(day)];
  if (month === '' || !('value' in months) || !('value' in of)) return null;
  return { months: String(months.value), day: String(of.value) };
}

const months: Record<string, string> = { 当月: '0', 翌: '1', 翌月: '1', 翌々: '2', 翌々月: '2', 翌翌月: '2' };

/** `当月`, `翌月`, `3か月後`: months after the closing. */
export function readPaymentMonths(text: string): CellReading {
  const plain = plainWord(text);
  return { value: months[plain] ?? /^(\d)(?:か|ヶ|ケ|カ|ヵ|箇)月後?$/.exec(plain)?.[1] ?? text };
}

const weekdayLetters = '月火水木金土日';

/** Public holidays beside weekdays: `日祝`, `土・日・祝日`. */
const holidays = /(?:[/,、・]|と|及び)?(?:祝祭日|祝日|祝)/;

/** What a cell says of weekdays without the public holidays beside them, which are no weekday; null where there are none. */
export function withoutHolidays(text: string): string | null {
  const folded = foldedWord(text);
  const rest = folded.replace(holidays, '').replace(/^[/,、・]/, '');
  return rest !== folded && /[月火水木金土日]/.test(rest) ? rest : null;
}

/** `毎日`, `平日`, `月〜金`, `土曜日`: the letters of the weekdays meant. */
export function spelledWeekdays(text: string): string {
  const folded = foldedWord(text).replace(/(?:のみ|だけ)$/, '');
  if (/^(?:毎日|全日|全曜日)$/.test(folded)) return weekdayLetters;
  const plain = folded
    .replace('平日', weekdayLetters.slice(0, 5))
    .replaceAll(/([月火水木金土日])曜日?/g, '$1')
    .replace(/^毎週?(?=[月火水木金土日])/, '');
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

/** `日祝休み` without what says that nobody is there then. */
export function withoutDayOff(text: string): string {
  return foldedWord(text).replace(/(?<=.)(?:お?休み?|定休日?|休業日?)$/, '');
}
