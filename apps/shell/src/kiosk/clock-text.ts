import { dayMinutes, minuteOf } from '@haisha/rules/hours/japan-minute';
import { formatNightTime } from '@haisha/rules/night-time';

/** The time of day in Japan: 5:02. */
export function clockText(date: Date): string {
  return formatNightTime(minuteOf(date.getTime()) % dayMinutes);
}
