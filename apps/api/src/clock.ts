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

const tokyoAheadMs = 9 * 3_600_000;

/** The business day of a moment, `YYYY-MM-DD`. Japan has had no daylight saving time since 1952. */
export function tokyoDay(at: Date): string {
  return new Date(at.getTime() + tokyoAheadMs).toISOString().slice(0, 10);
}
