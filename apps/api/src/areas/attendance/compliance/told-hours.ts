import { addDays } from '@haisha/rules/calendar';
import type { Finding } from '@haisha/rules/hours/finding';
import { findingsBetween, longDaysBetween } from '@haisha/rules/hours/hours-left';
import type { HoursResult, MonthHours } from '@haisha/rules/hours/hours-result';
import { dayNumber } from '@haisha/rules/hours/japan-minute';
import { parametersOn } from '@haisha/rules/hours/parameters';
import type { Compliance, ComplianceDriver } from '@haisha/validation/compliance';
import type { Days } from '../time-records/days.ts';
import type { DriverState } from './read-states.ts';

type Row = Compliance['drivers'][number];

const minuteMs = 60_000;
const weekDays = 7;

/** Tells where a driver stands on a day. */
export function standingOf({ driver, month, state, year }: DriverState, date: string): Row {
  const { result, context } = state;
  const { parameters } = parametersOn(context.rows, dayNumber(date));
  const week = result.weeks.findLast(({ start }) => start <= date && date < addDays(start, weekDays));
  const lastEnd = Math.max(0, ...result.days.filter(({ day }) => day <= date).map(({ end }) => end));
  const findings = findingsBetween(result, month.from, month.to);
  const { phone: _, ...named } = driver;
  return {
    driver: named,
    month: monthOf(
      result.months.find(({ start }) => start === month.from),
      state,
      month,
    ),
    year: yearOf(state, year.from),
    ...longDaysBetween(result, month.from, month.to),
    weekOverWatch: week?.longDays ?? 0,
    shortestRestMinutes: shortestRestOf(result, month),
    earliestStartAt: lastEnd === 0 ? null : new Date(lastEnd + parameters.rest.least * minuteMs).toISOString(),
    red: findings.filter(({ level }) => level === 'red').length,
    amber: findings.filter(({ level }) => level === 'amber').length,
  };
}

/** The shortest rest before a shift of some days, in minutes; null where none lies between two shifts. */
export function shortestRestOf({ days }: HoursResult, { from, to }: Days): number | null {
  const ofDays = days.filter(({ day }) => from <= day && day <= to);
  const rests = ofDays.flatMap(({ restBeforeMinutes }) => (restBeforeMinutes === null ? [] : [restBeforeMinutes]));
  return rests.length === 0 ? null : Math.min(...rests);
}

/** Tells a labour month; one without any duty has the usual limits. */
export function monthOf(
  found: MonthHours | undefined,
  { context }: DriverState['state'],
  { from, to }: Days,
): Row['month'] {
  const { parameters } = parametersOn(context.rows, dayNumber(from));
  return {
    start: from,
    end: to,
    dutyMinutes: found?.dutyMinutes ?? 0,
    mostMinutes: found?.most ?? parameters.month.most,
    usualMinutes: found?.usual ?? parameters.month.most,
    overtimeMinutes: found?.overtimeMinutes ?? 0,
  };
}

/** Tells the labour year that begins on a day. */
export function yearOf({ context, result }: DriverState['state'], from: string): Row['year'] {
  const { parameters } = parametersOn(context.rows, dayNumber(from));
  const found = result.years.find(({ start }) => start === from);
  return {
    start: from,
    dutyMinutes: found?.dutyMinutes ?? 0,
    mostMinutes: found?.most ?? parameters.year.most,
    overtimeMinutes: found?.overtimeMinutes ?? 0,
    overtimeMostMinutes: found?.overtimeMost ?? parameters.year.overtime,
    monthsOver: found?.monthsOver ?? 0,
  };
}

/** The findings as they are told, with what they come from. */
export function toldOf(findings: readonly Finding[]): ComplianceDriver['findings'] {
  return findings.map(({ actual, article, code, day, dutyIds, level, limit, reading }) => ({
    ...{ actual, article, code, day, level, limit, dutyIds: [...dutyIds] },
    reading: reading ?? null,
  }));
}

/** The shifts of some days with their level, for the calendar. */
export function shiftsOf({ days }: HoursResult, from: string, to: string): ComplianceDriver['shifts'] {
  return days
    .filter(({ day }) => from <= day && day <= to)
    .map((shift) => ({
      dutyIds: [...shift.dutyIds],
      day: shift.day,
      start: new Date(shift.start).toISOString(),
      end: new Date(shift.end).toISOString(),
      state: shift.state,
      dutyMinutes: shift.dutyMinutes,
      doubleCountedMinutes: shift.doubleCountedMinutes,
      restBeforeMinutes: shift.restBeforeMinutes,
      level: levelOf(shift.findings),
    }));
}

function levelOf(findings: readonly Finding[]): 'red' | 'amber' | null {
  if (findings.some(({ level }) => level === 'red')) return 'red';
  return findings.some(({ level }) => level === 'amber') ? 'amber' : null;
}
