import { readFileSync } from 'node:fs';

export type Clock = () => Date;

export function systemClock(): Date {
  return new Date();
}

/** Returns the clock of the machine; with a file the one that tests move by the milliseconds that stand in it. */
export function clockOf(file: string | undefined): Clock {
  if (file === undefined) return systemClock;
  return () => new Date(systemClock().getTime() + (Number(readFileSync(file, 'utf8')) || 0));
}

const tokyo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/** The business day of a moment, `YYYY-MM-DD`. */
export function tokyoDay(at: Date): string {
  return tokyo.format(at);
}
