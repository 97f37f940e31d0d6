import { dayMinutes, dayNumber } from '../../hours/japan-minute.ts';
import { lastNightMinute } from '../../night-time.ts';
import type { PunchKind } from '../punch.ts';
import { plainCode, readFileDay, readFileKind, readFileMoment, readFileTime } from './cells.ts';
import type { PunchFileColumns, PunchFileField, PunchFileShape } from './columns.ts';

/** A punch in minutes from midnight of the day that its row names. */
export type FilePunch = { kind: PunchKind; minutes: number };

/** Why a row says nothing: a cell that cannot be read, or that is empty; `order` is a day that would take too long. */
export type RowRefusal = { field: PunchFileField; code: 'unreadable' | 'empty' | 'order'; text: string };

/** What a row says: whose punches they are and when; `date` is the day of its times, for a day its operation date. */
export type FileRow = { code: string; name: string } & (
  | { date: string; punches: readonly FilePunch[] }
  | { refused: RowRefusal }
);

type Reading = { columns: PunchFileColumns; shape: PunchFileShape; today: string };

/** Nobody is on duty longer (改善基準告示 4-4-2). */
const longest = 28 * 60;
/** A run at 1:00 is reported in for before midnight. */
const earliest = -6 * 60;

/** Reads a row of a file of punches. `today` is the day in Japan, for days without a year. */
export function readFileRow(cells: readonly string[], { columns, shape, today }: Reading): FileRow {
  const textOf = (field: PunchFileField) => (cells[columns.indexOf(field)] ?? '').normalize('NFKC').trim();
  const whose = { code: plainCode(textOf('code')), name: textOf('name') };
  if (whose.code === '' && whose.name === '')
    return { ...whose, refused: { field: columns.includes('code') ? 'code' : 'name', code: 'empty', text: '' } };
  const read = shape === 'punches' ? readPunch(textOf, columns, today) : readDayOf(textOf, columns, today);
  return { ...whose, ...read };
}

type Read = { date: string; punches: readonly FilePunch[] } | { refused: RowRefusal };
type TextOf = (field: PunchFileField) => string;

function readPunch(textOf: TextOf, columns: PunchFileColumns, today: string): Read {
  const kind = readFileKind(textOf('kind'));
  if (kind === null) return refuse(textOf, 'kind');
  if (columns.includes('moment')) {
    const moment = readFileMoment(textOf('moment'), today);
    if (!moment) return refuse(textOf, 'moment');
    return { date: moment.date, punches: [{ kind, minutes: moment.minutes }] };
  }
  const date = readFileDay(textOf('date'), today);
  if (date === null) return refuse(textOf, 'date');
  const minutes = readFileTime(textOf('time'));
  return minutes === null ? refuse(textOf, 'time') : { date, punches: [{ kind, minutes }] };
}

/** In the order of a shift. */
const dayFields = [
  ['clockIn', 'clockIn'],
  ['leaveGarage', 'leaveGarage'],
  ['breakStart', 'breakStart'],
  ['breakEnd', 'breakEnd'],
  ['breakStart2', 'breakStart'],
  ['breakEnd2', 'breakEnd'],
  ['breaks', null],
  ['returnGarage', 'returnGarage'],
  ['clockOut', 'clockOut'],
] as const satisfies readonly [PunchFileField, PunchKind | null][];

/** `hasDay` says that the cell named the day as well. */
type Written = FilePunch & { field: PunchFileField; text: string; hasDay?: boolean };

function readDayOf(textOf: TextOf, columns: PunchFileColumns, today: string): Read {
  const date = readFileDay(textOf('date'), today);
  if (date === null) return refuse(textOf, 'date');
  const written: Written[] = [];
  for (const [field, kind] of dayFields) {
    const text = columns.includes(field) ? textOf(field) : '';
    if (text === '' || /^[-ー―:]+$/u.test(text)) continue;
    if (kind === null) {
      written.push(...spansOf(text).map((one) => ({ ...one, field, text })));
      continue;
    }
    const time = readFileTime(text);
    const moment = time === null ? readFileMoment(text, today) : null;
    const minutes = moment ? (dayNumber(moment.date) - dayNumber(date)) * dayMinutes + moment.minutes : time;
    if (minutes === null) return refuse(textOf, field);
    written.push({ kind, minutes, field, text, hasDay: moment !== null });
  }
  return inOrder(date, written);
}

/** 12:00-13:00 15:00～15:15; how long somebody paused is no punch. */
function spansOf(text: string): FilePunch[] {
  const spans = [...text.matchAll(/(\d{1,2}:?\d{2})\s*[-~〜ー–—]\s*(\d{1,2}:?\d{2})/gu)];
  return spans.flatMap(([, from = '', to = '']) => {
    const [start, end] = [readFileTime(from), readFileTime(to)];
    if (start === null || end === null) return [];
    return [
      { kind: 'breakStart' as const, minutes: start },
      { kind: 'breakEnd' as const, minutes: end },
    ];
  });
}

/** A time that is earlier than the one before it is of the next day: the day is that on which the shift began. */
function inOrder(date: string, written: readonly Written[]): Read {
  const punches: FilePunch[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { field, hasDay, kind, minutes: ofDay, text } of written) {
    const minutes = ofDay < last && !hasDay ? ofDay + dayMinutes : ofDay;
    const isFar = minutes < earliest || minutes > lastNightMinute;
    if (minutes < last || isFar || minutes - (punches[0]?.minutes ?? minutes) > longest)
      return { refused: { field, code: 'order', text } };
    punches.push({ kind, minutes });
    last = minutes;
  }
  return { date, punches };
}

function refuse(textOf: TextOf, field: PunchFileField): Read {
  const text = textOf(field);
  return { refused: { field, code: text === '' ? 'empty' : 'unreadable', text } };
}
