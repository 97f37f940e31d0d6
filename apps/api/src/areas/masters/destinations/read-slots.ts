import { parseNightTime } from '@haisha/rules/night-time';
import { type DestinationInput, slotKinds } from '@haisha/validation/destination';
import { weekdays } from '@haisha/validation/driver-choices';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { importFieldsFor, wordsOfChoices } from '../../../services/imports/fields/import-field.ts';
import { foldedWord } from '../../../services/imports/fields/plain-word.ts';

const { read: readDays } = importFieldsFor<DestinationInput>('destination').weekdays('slots', 'weekday');
const kinds = wordsOfChoices('destination', 'slotKind', slotKinds);
const time = String.raw`(?:翌日?)?\d{1,2}(?::\d{2}|時(?:\d{1,2}分|半)?)`;
const slotPattern = new RegExp(
  `((?:(?!翌日?\\d)\\D)*)(${time})(?:[-~–]|から)(${time})(?:まで)?(${[...kinds.keys()].join('|')}|)`,
  'gy',
);

/**
 * Reads `月 6:00-9:00 厳守 / 月 14:00-16:00 目安`, as the export writes it, and `月〜金 9時〜11時半`. A slot without a
 * kind is strict; one without weekdays has those of the slot before it, the first one every day.
 */
export function readSlots(text: string): CellReading {
  const plain = foldedWord(text);
  const parts = [...plain.matchAll(slotPattern)];
  let days: unknown[] = [...weekdays];
  const slots = parts.flatMap(([, before = '', from = '', to = '', kind = '']) => {
    const named = daysIn(before);
    if (named !== '') days = weekdaysOf(named);
    const times = { fromMinutes: minutesOf(from), toMinutes: minutesOf(to), kind: kinds.get(kind) ?? 'strict' };
    return days.map((weekday) => ({ weekday, ...times }));
  });
  const isWhole = parts.map(([part]) => part).join('') === plain;
  return isWhole && slots.every((slot) => Object.values(slot).every((value) => value !== null))
    ? { value: slots }
    : { code: 'importRow.slots', params: { text } };
}

function weekdaysOf(text: string): unknown[] {
  const reading = readDays?.(text);
  return reading && 'value' in reading && Array.isArray(reading.value) ? reading.value : [null];
}

/** `9:00`, `9時`, `9時半`, `9時5分`. */
function minutesOf(text: string): number | null {
  const [hours = '', minutes = ''] = text.replace('半', '30').split(/[:時分]/);
  return parseNightTime(`${hours}:${minutes.padStart(2, '0')}`);
}

/**
 * A slot of which begin, end and weekdays stand in columns of their own, beside those of the column of slots. Weekdays
 * without times are no slot, which the reader says.
 */
export function joinSlots(
  own: string,
  { from = '', to = '', weekdays: days = '' }: Readonly<Record<string, string>>,
): string {
  if (from !== '' || to !== '') return [own, `${days} ${from}-${to}`.trim()].filter((text) => text !== '').join(' / ');
  return namesDays(own) ? own : `${days} ${own}`.trim();
}

function namesDays(text: string): boolean {
  return [...foldedWord(text).matchAll(slotPattern)].some(([, before = '']) => daysIn(before) !== '');
}

/** What stands before the times of a slot, without what divides it from the slot before. */
function daysIn(before: string): string {
  return before.replaceAll(/^[/,、・]|:$/g, '');
}
