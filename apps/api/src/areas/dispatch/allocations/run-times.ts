import { dayNumber, instantOf, minuteOf } from '@haisha/rules/hours/japan-minute';

const dayMinutes = 24 * 60;

/** Returns the moment so many minutes after midnight of an operation date in Japan. */
export function instantAt(operationDate: string, minutes: number): string {
  return new Date(instantOf(dayNumber(operationDate) * dayMinutes + minutes)).toISOString();
}

/** Returns the minutes of a moment from midnight of an operation date in Japan. */
export function minutesOf(operationDate: string, instant: string): number {
  return minuteOf(instant) - dayNumber(operationDate) * dayMinutes;
}

/** Returns a moment so many milliseconds later. */
export function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}
