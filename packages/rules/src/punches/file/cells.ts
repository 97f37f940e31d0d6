import { addDays, dayMs } from '../../calendar.ts';
import { readDay } from '../../day.ts';
import { dayMinutes } from '../../hours/japan-minute.ts';
import { lastNightMinute, parseNightTime } from '../../night-time.ts';
import { type PunchKind, punchKinds } from '../punch.ts';

/** 1940/01/01 to 2079/12/31 as spreadsheets count days from 1900. */
const serials = { first: 14_611, last: 65_745 };
const serialZero = Date.UTC(1899, 11, 30);

/**
 * Reads a time of a file as minutes from midnight of its day: 25:30, 2:05, 0205, 205, 2:05:33, 翌1:30, 2時05分, and the share
 * of a day as spreadsheets keep it (0.0868). Seconds are cut. Null where it is none.
 */
export function readFileTime(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const share = /^[01]?\.\d+$/.test(plain) ? Number(plain) : null;
  if (share !== null) {
    // Spreadsheets keep 2:05 as 0.08680555…; half a second is more than they are off.
    const minutes = Math.floor(share * dayMinutes + 1 / 120);
    return minutes <= lastNightMinute ? minutes : null;
  }
  const written = /^(翌日?)?(\d{1,2})[:時](\d{1,2})(?::[0-5]\d(?:\.\d+)?|分)?$/.exec(plain);
  if (written) return parseNightTime(`${written[1] ?? ''}${written[2]}:${written[3]?.padStart(2, '0')}`);
  // 205 is 2:05; a recorder that leaves out leading zeros writes 5 for 0:05.
  return /^\d{1,4}$/.test(plain) ? parseNightTime(plain.padStart(4, '0')) : parseNightTime(plain);
}

/**
 * Reads a day of a file: as `readDay` does, as a number of a spreadsheet, and 11/20 as the last such day up to the day
 * after `today`. Null where it is none.
 */
export function readFileDay(text: string, today: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/[(（].*$/u, '');
  const serial = /^\d{5}$/.test(plain) ? Number(plain) : 0;
  if (serial >= serials.first && serial <= serials.last) return dayOfSerial(serial);
  const year = Number(today.slice(0, 4));
  for (const one of [year, year - 1]) {
    const reading = readDay(plain, one);
    if (!('day' in reading)) continue;
    if (reading.day <= addDays(today, 1) || /\d{4}|[^\d/.月日-]/u.test(plain)) return reading.day;
  }
  return null;
}

/** Reads a day and a time in one cell: 2026/11/20 2:05, R8.11.20 02:05:33, 202611200205, 46346.0868. */
export function readFileMoment(text: string, today: string): { date: string; minutes: number } | null {
  const plain = text.normalize('NFKC').trim();
  const serial = /^(\d{5})(\.\d+)$/.exec(plain);
  const digits = /^(\d{8})(\d{4})(?:\d{2})?$/.exec(plain);
  const apart = /^(.+?)[\sT]+((?:翌日?)?\d{1,2}[:時].*|\d{3,4})$/.exec(plain);
  const [, dayPart = '', timePart = ''] = serial ?? digits ?? apart ?? [];
  const date = readFileDay(dayPart, today);
  const minutes = readFileTime(timePart.replace(/\+09:?00$/, ''));
  return date === null || minutes === null ? null : { date, minutes };
}

/** What time recorders call the kinds of punches. */
const kindWords: Readonly<Record<PunchKind, readonly string[]>> = {
  clockIn: ['出勤', '出社', '始業', '業務開始', '出', 'in', 'clockin', 'start'],
  leaveGarage: ['出庫', '出発', '車庫出', 'leavegarage'],
  breakStart: ['休憩開始', '休憩入', '休憩入り', '休憩', 'breakstart', 'breakin'],
  breakEnd: ['休憩終了', '休憩戻', '休憩戻り', '休憩明け', 'breakend', 'breakout'],
  returnGarage: ['帰庫', '入庫', '帰着', '車庫入', 'returngarage', 'returntogarage'],
  clockOut: ['退勤', '退社', '終業', '業務終了', '退', 'out', 'clockout', 'end'],
};

const kindOf = new Map(punchKinds.flatMap((kind) => kindWords[kind].map((word): [string, PunchKind] => [word, kind])));

/** Reads the kind of a punch, also with the number of its key before it: 出勤, 01:出勤, Clock in. Null where it is none. */
export function readFileKind(text: string): PunchKind | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace(/^\d+[:.]?/, '');
  return kindOf.get(plain) ?? null;
}

/** A code as far as it matters: without width, case and spaces. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}

function dayOfSerial(serial: number): string {
  return new Date(serialZero + serial * dayMs).toISOString().slice(0, 10);
}
