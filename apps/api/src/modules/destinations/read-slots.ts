import { parseNightTime } from '@haisha/rules/night-time';
import { slotKinds } from '@haisha/validation/destination';
import { weekdays } from '@haisha/validation/driver-choices';
import { type CellReading, wordsOfChoices } from '../../imports/import-field.ts';
import { plainWord } from '../../imports/plain-word.ts';

const days = wordsOfChoices('destination', 'weekday', weekdays);
const kinds = wordsOfChoices('destination', 'slotKind', slotKinds);
const slotPattern = /^(\D+)(\d{1,2}:\d{2})[-~〜–](\d{1,2}:\d{2})(.*)$/;

/** Reads `月 6:00-9:00 厳守 / 月 14:00-16:00 目安`, as the export writes it; without a kind it is strict. */
export function readSlots(text: string): CellReading {
  const slots = text.split(/[/／]/).map((part) => {
    const [, day = '', from = '', to = '', kind = ''] = slotPattern.exec(plainWord(part)) ?? [];
    return {
      weekday: days.get(day),
      fromMinutes: parseNightTime(from),
      toMinutes: parseNightTime(to),
      kind: kind === '' ? 'strict' : kinds.get(kind),
    };
  });
  return slots.every((slot) => Object.values(slot).every((value) => value !== undefined && value !== null))
    ? { value: slots }
    : { code: 'importRow.slots', params: { text } };
}
