import { readDay } from '@haisha/rules/day';
import { numberText } from '../read/cell-format.ts';
import type { CellReading } from './cell-reading.ts';

/** 1940/01/01 to 2079/12/31: what lies beyond is rather a number than a day. */
const serials = { first: 14_611, last: 65_745 };

/** Spreadsheets keep days as counted from 1900 and may write the count itself; it is told as a change of the cell. */
export function readSerialDay(text: string): CellReading {
  return { value: serialText(text, 'day') ?? text };
}

/** As `readSerialDay`, of a month, which spreadsheets keep as its first day. */
export function readSerialMonth(text: string): CellReading {
  const reading = readDay(text);
  const isFirst = 'day' in reading && reading.day.endsWith('-01');
  return { value: serialText(text, 'month') ?? (isFirst ? reading.day.slice(0, 7).replace('-', '/') : text) };
}

function serialText(text: string, format: 'day' | 'month'): string | null {
  const plain = text.normalize('NFKC').trim();
  const serial = /^\d{5}$/.test(plain) ? Number(plain) : 0;
  return serial >= serials.first && serial <= serials.last ? numberText(serial, format, false) : null;
}
