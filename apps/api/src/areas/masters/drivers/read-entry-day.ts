import { readDay } from '@haisha/rules/day';
import { lacksDay } from '@haisha/rules/month';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { readSerialDay } from '../../../services/imports/fields/read-serial.ts';

/** Reads a day in the form that records store; a check-up of which only the month is known is asked about. */
export function readEntryDay(text: string): CellReading {
  const reading = readSerialDay(text);
  if (!('value' in reading) || typeof reading.value !== 'string') return reading;
  if (lacksDay(reading.value)) return { code: 'importRow.checkMonth', params: { text } };
  const read = readDay(reading.value);
  return 'day' in read ? { value: read.day } : reading;
}
