import { addDays } from '../calendar.ts';
import type { Duty } from './duty.ts';
import type { Finding } from './finding.ts';
import { hoursAfter } from './hours-after.ts';
import type { HoursResult } from './hours-result.ts';
import type { HoursState } from './hours-state.ts';
import { dayNumberOf, dayText, instantOf, minuteOf } from './japan-minute.ts';
import type { HoursParameters } from './parameters.ts';

const minuteMs = 60_000;

/** What one more duty would bring about: what is new about it, and what would be left of the month then. */
export type CandidateHours = {
  findings: Finding[];
  /** Rest between the last duty before and its start; null where none is known. */
  restMinutes: number | null;
  monthLeftMinutes: number;
  /** It would lie within another duty. */
  isBusy: boolean;
};

/** Returns a planned duty of so many minutes, with the break that the law wants of it (労働基準法 第34条) in its middle. */
export function plannedDuty(start: number, minutes: number, { labour }: HoursParameters): Duty {
  const neededFor = (work: number) =>
    Math.max(0, ...labour.breaks.flatMap((one) => (work > one.workOver ? [one.least] : [])));
  const choices = [0, ...labour.breaks.map(({ least }) => least)].toSorted((a, b) => a - b);
  const pause = choices.find((length) => length >= neededFor(minutes - length)) ?? 0;
  const middle = start + Math.floor((minutes - pause) / 2) * minuteMs;
  return {
    ...{ id: 'candidate', state: 'planned', start, end: start + minutes * minuteMs },
    breaks: pause === 0 ? [] : [{ start: middle, end: middle + pause * minuteMs }],
  };
}

/** Asks what a further duty would bring about. Months without any hours have the limit of the shift itself. */
export function candidateHours(state: HoursState, duty: Duty): CandidateHours {
  const [start, end] = [minuteOf(duty.start), minuteOf(duty.end)].map(instantOf) as [number, number];
  const { days } = state.result;
  const after = hoursAfter(state, duty);
  const known = new Set(state.result.findings.map(keyOf));
  const before = days.filter((shift) => shift.end <= start);
  const lastEnd = before.length === 0 ? null : Math.max(...before.map((shift) => shift.end));
  const day = dayText(dayNumberOf(minuteOf(duty.start)));
  const month = after.months.find((one) => one.start <= day && day <= one.end);
  return {
    findings: after.findings.filter((finding) => finding.level !== 'info' && !known.has(keyOf(finding))),
    restMinutes: lastEnd === null ? null : Math.round((start - lastEnd) / minuteMs),
    monthLeftMinutes: month ? month.most - month.dutyMinutes : 0,
    isBusy: days.some((shift) => shift.start < end && shift.end > start),
  };
}

function keyOf({ actual, code, day }: Finding): string {
  return `${code} ${day} ${actual}`;
}

/** How many days had more than so many hours of duty. */
export type LongDays = { overUsual: number; overWatch: number };

/** Counts the long days between two days, both included, as their findings name them. */
export function longDaysBetween({ days }: HoursResult, from: string, to: string): LongDays {
  const within = days.filter(({ day }) => from <= day && day <= to);
  const count = (codes: readonly Finding['code'][]) =>
    within.filter(({ findings }) => findings.some(({ code }) => codes.includes(code))).length;
  return {
    overUsual: count(['dayOverUsual', 'dayOverWatch', 'dayOverMost']),
    overWatch: count(['dayOverWatch', 'dayOverMost']),
  };
}

/** Returns the findings about two days and those between; weeks, months and years count where they begin or reach into them. */
export function findingsBetween(result: HoursResult, from: string, to: string): Finding[] {
  const inside = ({ day }: Pick<Finding, 'day'>) => from <= day && day <= to;
  const months = result.months.filter(({ end, start }) => start <= to && from <= end);
  const years = result.years.filter(({ start }) => start <= to && from < addDays(start, 366));
  return [
    ...result.days.filter(inside).flatMap(({ findings }) => findings),
    ...[...result.weeks, ...result.twoWeeks]
      .filter(({ start }) => inside({ day: start }))
      .flatMap(({ findings }) => findings),
    ...[...months, ...years].flatMap(({ findings }) => findings),
  ];
}
