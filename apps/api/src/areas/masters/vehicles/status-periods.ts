import { addDays } from '@haisha/rules/calendar';

/** Days of a status, both included; open without an end. */
export type Period = { from: string; to: string | null };

/** No day comes after it: dates have four digits for the year. */
const lastDay = '9999-12-31';

/** Periods that give way to a new one: what lies outside its days stays, what lies inside goes. */
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
