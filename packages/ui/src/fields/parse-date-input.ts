import { tokyoDate } from '@haisha/i18n';
import { readDay } from '@haisha/rules/day';

/** Reads a day as people type it, 11/21 as a day of this year; `null` for anything that is no existing day. */
export function parseDateInput(text: string, today: string = tokyoDate()): string | null {
  const reading = readDay(text, Number(today.slice(0, 4)));
  return 'day' in reading ? reading.day : null;
}
