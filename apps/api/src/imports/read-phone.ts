import { isPhone, normalizePhone } from '@haisha/rules/phone';
import type { CellReading } from './import-field.ts';

/** Spreadsheets take telephone numbers for amounts and drop the 0 they begin with; it is told as a change of the cell. */
export function readPhone(text: string): CellReading {
  const number = normalizePhone(text);
  return { value: !isPhone(number) && isPhone(`0${number}`) ? `0${number}` : text };
}
