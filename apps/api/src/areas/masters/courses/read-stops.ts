import { parseNightTime } from '@haisha/rules/night-time';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { type Found, wordsOfChoices } from '../../../services/imports/fields/import-field.ts';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';

type Stop = { code: string; from: number | null; to: number | null; minutes: number | null; hasBreak: boolean };

const marks = wordsOfChoices('course', 'stopMark', ['break']);
const between = /[-=]+>|[/／→⇒➡➔>＞、，,;；\n]/;
const time = String.raw`(?:翌日?)?\d{1,2}:\d{2}`;
const times = `${time}(?:-(?:${time})?)?`;
/** A number alone in brackets belongs to a name: `柏店(2)`. */
const bracketed = new RegExp(String.raw`\((${times}|\d{1,3}(?:分|min))\)`, 'g');
const timesFirst = new RegExp(String.raw`^(${times})\s+(\S+)(.*)$`);
const stopPattern = new RegExp(
  String.raw`^(\S+)(?:\s+(${time})?(?:-(${time})?)?)?(?:\s+(\d{1,3})(?:分|min)?)?(?:\s+(\D\S*))?$`,
);

/**
 * Reads `HN-0001 4:30-4:50 15 / HN-0012 5:10 20 休憩`, as the export writes it, and `HN-0001→HN-0012`, `HN-0001(4:30)`.
 * Where no minutes of work are written they are those of the destination.
 */
export function readStops(text: string, find: (word: string) => Found): CellReading {
  const shown: unknown[] = [];
  for (const stop of stopsIn(text)) {
    if (!stop) return { code: 'importRow.stops', params: { text } };
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
  return text.split(between).flatMap((part) => (part.trim() === '' ? [] : [readStop(part)]));
}

function readStop(part: string): Stop | null {
  const plain = part
    .normalize('NFKC')
    .replaceAll(/[~〜–]/g, '-')
    .replaceAll(bracketed, ' $1 ')
    .trim()
    .replace(timesFirst, '$2 $1$3');
  const match = stopPattern.exec(plain);
  if (!match) return null;
  const [, code = '', from, to, minutes, mark] = match;
  const read = [from, to].map((word) => (word === undefined ? null : parseNightTime(word)));
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
