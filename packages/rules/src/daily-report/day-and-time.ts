import { addDays } from '../calendar.ts';
import { dayMinutes } from '../hours/japan-minute.ts';
import { formatNightTime } from '../night-time.ts';

/** Writes a minute from midnight of an operation date with its day: 63:00 of 20 November is 11/22 15:00. */
export function dayAndTime(operationDate: string, minutes: number): string {
  const [, month, day] = addDays(operationDate, Math.floor(minutes / dayMinutes)).split('-');
  return `${month}/${day} ${formatNightTime(minutes % dayMinutes)}`;
}
