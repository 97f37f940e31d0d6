import { addDays } from '@haisha/rules/calendar';

/** First and last day of a status; `null` has no end. */
export type Period = { from: string; to: string | null };

/** The latest day that a four-digit year can write. */
const lastDay = '9999-12-31';

/** Cuts periods around a new one: keeps what lies outside its days. */
export function makeRoom<P extends Period>(periods: readonly P[], { from, to }: Period): P[] {
  return periods.flatMap((period) => [
    ...(period.from < from ? [{ ...period, to: earlier(period.to, addDays(from, -1)) }] : []),
    ...(to !== null && to < lastDay && (period.to === null || period.to > to)
      ? [{ ...period, from: later(period.from, addDays(to, 1)) }]
      : []),
  ]);
}

function earlier(one: string | null, other: string): string {
  return one !== null && one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
