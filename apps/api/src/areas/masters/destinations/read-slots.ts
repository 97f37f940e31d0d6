import { type DestinationInput, slotKinds } from '@haisha/validation/destination';
import { weekdays } from '@haisha/validation/driver-choices';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { importFieldsFor, wordsOfChoices } from '../../../services/imports/fields/import-field.ts';
import {
  askTimes,
  latest,
  officeMinutes,
  openTimes,
  officeTime as time,
  withTimes,
} from '../../../services/imports/fields/office-time.ts';
import { foldedWord } from '../../../services/imports/fields/plain-word.ts';
import { withoutHolidays } from '../../../services/imports/fields/read-office-text.ts';
import { withoutNumbering } from '../../../services/imports/fields/without-numbering.ts';

const { read: readDays } = importFieldsFor<DestinationInput>('destination').weekdays('slots', 'weekday', {});
const kinds = wordsOfChoices('destination', 'slotKind', slotKinds);
const slotPattern = new RegExp(
  `((?:(?!${time})\\D)*)(?:(${time})(?:[-~–]|から)(${time})${latest}?|(${time})${latest})(${[...kinds.keys()].join('|')}|)`,
  'gy',
);

/**
 * Reads `月 6:00-9:00 厳守 / 月 14:00-16:00 目安`, as the export writes it, and `月〜金 9時〜11時半`, `10時必着`. A slot
 * without a kind is strict; one without weekdays has those of the slot before it, the first one every day.
 */
export function readSlots(text: string): CellReading {
  const slots = slotsIn(text);
  if (slots) return { value: slots, ...(namesHolidays(text) && { also: { holidayRule: 'open' } }) };
  const open = openTimes(text);
  return open && slotsIn(withTimes(text)) ? askTimes(open) : { code: 'importRow.slots', params: { text } };
}

function slotsIn(text: string): unknown[] | null {
  const plain = foldedWord(withoutNumbering(text));
  const parts = [...plain.matchAll(slotPattern)];
  let days: unknown[] = [...weekdays];
  const slots = parts.flatMap(([, before = '', from, to, by = '', kind = '']) => {
    const named = daysIn(before);
    if (named !== '') days = weekdaysOf(named);
    const [fromMinutes, toMinutes] = [from === undefined ? 0 : officeMinutes(from), officeMinutes(to ?? by)];
    return days.map((weekday) => ({ weekday, fromMinutes, toMinutes, kind: kinds.get(kind) ?? 'strict' }));
  });
  const isWhole = parts.map(([part]) => part).join('') === plain;
  return isWhole && slots.every((slot) => Object.values(slot).every((value) => value !== null)) ? slots : null;
}

/** Public holidays beside weekdays: `土日祝 9:00-11:00`. */
function namesHolidays(text: string): boolean {
  return [...foldedWord(withoutNumbering(text)).matchAll(slotPattern)].some(
    ([, before = '']) => withoutHolidays(daysIn(before)) !== null,
  );
}

function weekdaysOf(text: string): unknown[] {
  const reading = readDays?.(text);
  return reading && 'value' in reading && Array.isArray(reading.value) ? reading.value : [null];
}

/**
 * A slot of which begin, end and weekdays stand in columns of their own, beside those of the column of slots. Weekdays
 * without times are no slot, which the reader says; a begin or end alone may be all of it: `午前中`, `10時必着`.
 */
export function joinSlots(
  own: string,
  { from = '', to = '', weekdays: days = '' }: Readonly<Record<string, string>>,
): string {
  const alone = [from, to].filter((text) => text !== '');
  const [times = ''] = alone;
  const isWhole = alone.length === 1 && 'value' in readSlots(withTimes(times));
  if (alone.length > 0)
    return [own, `${days} ${isWhole ? times : `${from}-${to}`}`.trim()].filter((text) => text !== '').join(' / ');
  return namesDays(own) ? own : `${days} ${own}`.trim();
}

function namesDays(text: string): boolean {
  return [...foldedWord(text).matchAll(slotPattern)].some(([, before = '']) => daysIn(before) !== '');
}

/** What stands before the times of a slot, without what divides it from the slot before. */
function daysIn(before: string): string {
  return before.replaceAll(/^[/,、・]|:$/g, '');
}
