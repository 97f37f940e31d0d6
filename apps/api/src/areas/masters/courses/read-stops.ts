import { parseNightTime } from '@haisha/rules/night-time';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { type Found, wordsOfChoices } from '../../../services/imports/fields/import-field.ts';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';

type Stop = { code: string; from: number | null; to: number | null; minutes: number; hasBreak: boolean };

const marks = wordsOfChoices('course', 'stopMark', ['break']);
const stopPattern = /^(\S+)(?:\s+(\d{1,2}:\d{2})?(?:[-~〜–](\d{1,2}:\d{2}))?)?\s+(\d{1,3})分?(?:\s+(\S+))?$/;

/** Reads `HN-0001 4:30-4:50 15 / HN-0012 5:10 20 休憩`, as the export writes it. */
export function readStops(text: string, find: (word: string) => Found): CellReading {
  const stops = text.split(/[/／]/).map(readStop);
  const shown: unknown[] = [];
  for (const stop of stops) {
    if (!stop) return { code: 'importRow.stops', params: { text } };
    const found = find(stop.code);
    if (!('value' in found)) return found;
    const { from: arriveFromMinutes, to: arriveToMinutes, minutes: workMinutes, hasBreak } = stop;
    const { value: destinationId, code: destinationCode } = found;
    shown.push({ destinationId, destinationCode, arriveFromMinutes, arriveToMinutes, workMinutes, hasBreak });
  }
  return { value: shown, shown: { stops: shown } };
}

/** The codes of destinations. */
export function stopWords(text: string): string[] {
  return text.split(/[/／]/).flatMap((part) => readStop(part)?.code ?? []);
}

function readStop(part: string): Stop | null {
  const match = stopPattern.exec(part.normalize('NFKC').trim());
  if (!match) return null;
  const [, code = '', from, to, minutes, mark] = match;
  const times = [from, to].map((time) => (time === undefined ? null : parseNightTime(time)));
  const isRead = (from === undefined || times[0] !== null) && (to === undefined || times[1] !== null);
  if (!isRead || (mark !== undefined && !marks.has(plainWord(mark)))) return null;
  return { code, from: times[0] ?? null, to: times[1] ?? null, minutes: Number(minutes), hasBreak: mark !== undefined };
}
