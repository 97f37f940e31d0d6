import { formatNightTime, parseNightTime } from '@haisha/rules/night-time';
import type { CellReading } from './cell-reading.ts';
import { foldedWord, plainWord } from './plain-word.ts';

const noon = 12 * 60;
const clock = String.raw`\d{1,2}(?::\d{2}|時(?:\d{1,2}分|半)?)`;
/** A time in a plain word: `9:00`, `翌6:30`, `9時半`, `午後1時`, `am9:00`, `9:30am`, `9am`. */
export const officeTime = String.raw`(?:翌日?)?(?:(?:午前|午後|am|pm)?${clock}|\d{1,2}(?::\d{2})?(?:am|pm))`;
/** What makes the time before it the latest one. */
export const latest = '(?:までに?(?:必着)?|必着)';

const whole = new RegExp(`^${officeTime}$`);
/**
 * Words that leave open from when to when, and the hours that the delivery trade mostly means by them: each carrier and
 * each customer has its own, so people are asked.
 */
const openWords: Record<string, string> = {
  午前中: '8:00-12:00',
  午前: '8:00-12:00',
  am: '8:00-12:00',
  午後: '13:00-17:00',
  pm: '13:00-17:00',
  終日: '0:00-24:00',
};
const openWord = /午前中|(?:午前|午後)(?![0-9０-９])|終日|(?<![a-zａ-ｚ0-9０-９])[apａｐ][mｍ](?![a-zａ-ｚ0-9０-９])/i;

/** The minutes of a time in a plain word; null where it is none. Nobody agrees whether 午前12時 is noon. */
export function officeMinutes(text: string): number | null {
  if (!whole.test(text)) return null;
  const half = /午前|午後|am|pm/.exec(text)?.[0] ?? '';
  const next = /^翌日?/.exec(text)?.[0] ?? '';
  const [hours = '', minutes = ''] = text
    .slice(next.length)
    .replace(half, '')
    .replace('半', '30')
    .split(/[:時分]/);
  const time = parseNightTime(`${hours}:${minutes.padStart(2, '0')}`);
  const ofDay = time === null ? null : inHalf(time, half);
  return ofDay === null ? null : parseNightTime(next + formatNightTime(ofDay));
}

function inHalf(time: number, half: string): number | null {
  if (half === '') return time;
  const isMorning = half === '午前' || half === 'am';
  if (Math.floor(time / 60) !== 12) return time < noon ? time + (isMorning ? 0 : noon) : isMorning ? null : time;
  if (half.startsWith('午')) return null;
  return isMorning ? time - noon : time;
}

const between = new RegExp(`^(${officeTime})(?:[-~–]|から)(${officeTime})(?:まで)?$`);

/** How long it is from one time to another, `12:00〜13:00`, over midnight where the second comes first; null for other text. */
export function minutesBetween(text: string): { from: number; minutes: number } | null {
  const [, first = '', second = ''] = between.exec(foldedWord(text)) ?? [];
  const [from, to] = [officeMinutes(first), officeMinutes(second)];
  if (from === null || to === null || from === to) return null;
  return { from, minutes: to > from ? to - from : to + 24 * 60 - from };
}

/** Reads a time as forms take it; what is none stays, to be refused. */
export function readOfficeTime(text: string): CellReading {
  const minutes = officeMinutes(plainWord(text));
  return { value: minutes === null ? text : formatNightTime(minutes) };
}

/** A word that leaves the times open, as it is written, and the times it probably stands for. */
export type OpenTimes = { text: string; near: string };

/** The first word in a text that leaves its times open. */
export function openTimes(text: string): OpenTimes | null {
  const [word = ''] = openWord.exec(text) ?? [];
  const near = openWords[plainWord(word)];
  return near === undefined ? null : { text: word, near };
}

/** The text with times for all words that leave them open. */
export function withTimes(text: string): string {
  return text.replaceAll(new RegExp(openWord, 'gi'), (word) => openWords[plainWord(word)] ?? word);
}

/** Asks whether these times are meant. */
export function askTimes(open: OpenTimes): CellReading {
  return { code: 'importRow.nearTimes', params: open };
}
