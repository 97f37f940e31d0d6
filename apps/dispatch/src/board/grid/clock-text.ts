import { formatNightTime } from '@haisha/rules/night-time';

const minuteMs = 60_000;

/** Writes an instant against a midnight: 25:10 is 1:10 of the next day; what is further away is written as its own day says. */
export function clockText(from: number, at: number): string {
  const minutes = Math.round((at - from) / minuteMs);
  const isNear = minutes >= 0 && minutes < 2880;
  return formatNightTime(isNear ? minutes : ((minutes % 1440) + 1440) % 1440);
}
