import { dayNumberOf, dayText, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { PunchKind, PunchTime } from '@haisha/rules/punches/punch';
import { punchedShifts } from '@haisha/rules/punches/punched-shifts';
import type { TimeOfDay } from '../../../services/duties/read-punch-times.ts';
import type { PlannedRun } from './read-plans.ts';

/** A punch so many minutes before its report-in, or after its end, is one of a run. */
const reach = 6 * 60;
/** Nobody is on duty longer than two drivers with a bed may be (改善基準告示 4-4-2). */
const longest = 28 * 60;

type Run = Pick<PlannedRun, 'date' | 'reportAt' | 'outAt' | 'inAt' | 'endAt'>;

/** Between which moments of a run a punch is made as planned. */
const planned: Readonly<Record<PunchKind, (run: Run) => [from: string, to: string]>> = {
  clockIn: ({ reportAt }) => [reportAt, reportAt],
  leaveGarage: ({ outAt }) => [outAt, outAt],
  breakStart: ({ endAt, reportAt }) => [reportAt, endAt],
  breakEnd: ({ endAt, reportAt }) => [reportAt, endAt],
  returnGarage: ({ inAt }) => [inAt, inAt],
  clockOut: ({ endAt }) => [endAt, endAt],
};

/**
 * Returns the day that a punch belongs to: that of the run that it is nearest to, else of the shift that is still open, else
 * of the clock in Japan. A start is held against the start of a run, an end against its end.
 */
export function workDateOf({ at, kind }: PunchTime, runs: readonly Run[], times: readonly TimeOfDay[]): string {
  const minute = minuteOf(at);
  const near = runs.filter(
    ({ endAt, reportAt }) => minuteOf(reportAt) - reach <= minute && minute <= minuteOf(endAt) + reach,
  );
  const away = (run: Run) => {
    const [from, to] = planned[kind](run);
    return Math.max(minuteOf(from) - minute, minute - minuteOf(to), 0);
  };
  const [nearest] = near.toSorted((a, b) => away(a) - away(b));
  if (nearest) return nearest.date;
  return (kind === 'clockIn' ? null : openDate(minute, times)) ?? dayText(dayNumberOf(minute));
}

/** The day of the last shift that began before and has not ended. */
function openDate(minute: number, times: readonly TimeOfDay[]): string | null {
  const before = times.filter(({ at }) => minuteOf(at) <= minute);
  const open = [...Map.groupBy(before, ({ date }) => date)].flatMap(([date, ofDay]) => {
    const shift = punchedShifts(ofDay).at(-1);
    const start = shift?.clockIn ?? shift?.leaveGarage ?? null;
    return shift?.clockOut === null && start !== null && start >= minute - longest ? [{ date, start }] : [];
  });
  return open.toSorted((a, b) => b.start - a.start)[0]?.date ?? null;
}
