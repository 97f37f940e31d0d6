import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { type Found, wordsOfChoices } from '../../../services/imports/fields/import-field.ts';
import {
  askTimes,
  latest,
  type OpenTimes,
  officeMinutes,
  openTimes,
  officeTime as time,
  withTimes,
} from '../../../services/imports/fields/office-time.ts';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';
import { withoutNumbering } from '../../../services/imports/fields/without-numbering.ts';

type Stop = {
  code: string;
  from: number | null;
  to: number | null;
  minutes: number | null;
  hasBreak: boolean;
  /** The word that stands where its times should. */
  open?: OpenTimes;
};

const marks = wordsOfChoices('course', 'stopMark', ['break']);
const between = /[-=]+>|[/／→⇒➡➔>＞、，,;；\n]/;
const times = `${time}(?:-(?:${time})?)?${latest}?`;
/** A number alone in brackets belongs to a name: `柏店(2)`. */
const bracketed = new RegExp(String.raw`\((${times}|\d{1,3}(?:分|min))\)`, 'gi');
const timesFirst = new RegExp(String.raw`^(${times})\s+(\S+)(.*)$`, 'i');
const stopPattern = new RegExp(
  String.raw`^(\S+)(?:\s+(${time})?(?:-(${time})?)?(${latest})?)?(?:\s+(\d{1,3})(?:分|min)?)?(?:\s+(\D\S*))?$`,
  'i',
);

/**
 * Reads `HN-0001 4:30-4:50 15 / HN-0012 5:10 20 休憩`, as the export writes it, and `HN-0001→HN-0012`, `HN-0001(4:30)`,
 * `HN-0001 10時必着`. Where no minutes of work are written they are those of the destination.
 */
export function readStops(text: string, find: (word: string) => Found): CellReading {
  const shown: unknown[] = [];
  for (const stop of stopsIn(text)) {
    if (!stop) return { code: 'importRow.stops', params: { text } };
    if (stop.open) return askTimes(stop.open);
    const found = find(stop.code);
    if (!('value' in found)) return found;
    const { value: destinationId, code: destinationCode, more } = found;
    const { from: arriveFromMinutes, to: arriveToMinutes, minutes, hasBreak } = stop;
    const workMinutes = minutes ?? more?.workMinutes;
    shown.push({ destinationId, destinationCode, arriveFromMinutes, arriveToMinutes, workMinutes, hasBreak });
  }
  return { value: shown, shown: { stops: shown } };
}

/** What names destinations: codes, or names without spaces. */
export function stopWords(text: string): string[] {
  return stopsIn(text).flatMap((stop) => stop?.code ?? []);
}

function stopsIn(text: string): (Stop | null)[] {
  return withoutNumbering(text)
    .split(between)
    .flatMap((part) => (part.trim() === '' ? [] : [readStop(part)]));
}

function readStop(part: string): Stop | null {
  const stop = timedStop(part);
  if (stop) return stop;
  const open = openTimes(part);
  const meant = open && timedStop(withTimes(part));
  return meant && { ...meant, open };
}

function timedStop(part: string): Stop | null {
  const plain = part
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[~〜–]/g, '-')
    .replaceAll(bracketed, ' $1 ')
    .trim()
    .replace(timesFirst, '$2 $1$3');
  const match = stopPattern.exec(plain);
  if (!match) return null;
  const [, code = '', first, second, limit, minutes, mark] = match;
  const [from, to] = limit !== undefined && second === undefined ? [undefined, first] : [first, second];
  if (limit !== undefined && to === undefined) return null;
  const read = [from, to].map((word) => (word === undefined ? null : officeMinutes(plainWord(word))));
  const isRead = (from === undefined || read[0] !== null) && (to === undefined || read[1] !== null);
  if (!isRead || (mark !== undefined && !marks.has(plainWord(mark)))) return null;
  const [arriveFrom = null, arriveTo = null] = read;
  return {
    code,
    from: arriveFrom,
    to: arriveTo,
    minutes: minutes === undefined ? null : Number(minutes),
    hasBreak: mark !== undefined,
  };
}
