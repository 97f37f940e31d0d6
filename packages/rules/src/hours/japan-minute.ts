import { dayMs } from '../calendar.ts';

/** An instant: milliseconds since 1970, or ISO 8601 with its offset from UTC. */
export type Instant = number | string;

/** Minutes of a day; Japan has no daylight saving time, so every day has as many. */
export const dayMinutes = 24 * 60;

const minuteMs = 60_000;
const japanMs = 9 * 60 * minuteMs;

/** Returns whole minutes since 1970-01-01 0:00 in Japan; seconds are cut. */
export function minuteOf(instant: Instant): number {
  const ms = typeof instant === 'number' ? instant : Date.parse(instant);
  return Math.floor((ms + japanMs) / minuteMs);
}

/** Returns the instant, in milliseconds, at which a minute of `minuteOf` begins. */
export function instantOf(minute: number): number {
  return minute * minuteMs - japanMs;
}

/** Returns the day in Japan that contains a minute, as days since 1970-01-01. */
export function dayNumberOf(minute: number): number {
  return Math.floor(minute / dayMinutes);
}

/** Returns the days since 1970-01-01 of a day YYYY-MM-DD. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

const texts = new Map<number, string>();

/** Returns a day since 1970-01-01 as YYYY-MM-DD. Remembers the text: the drivers of a company share their days. */
export function dayText(number: number): string {
  const known = texts.get(number);
  if (known !== undefined) return known;
  const text = new Date(number * dayMs).toISOString().slice(0, 10);
  texts.set(number, text);
  return text;
}
