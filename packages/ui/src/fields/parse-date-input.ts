import { tokyoDate } from '@haisha/i18n';
import { readDay } from '@haisha/rules/day';

/** Reads a day as people type it, 11/21 as one of this year; `null` for anything that is not a real day. */
export function parseDateInput(text: string, today: string = tokyoDate()): string | null {
  const reading = readDay(text, Number(today.slice(0, 4)));
  return 'day' in reading ? reading.day : null;
}
