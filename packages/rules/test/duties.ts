import type { Duty, Period } from '../src/hours/duty.ts';
import { firstParameters } from '../src/hours/first-parameters.ts';
import { type HoursInput, hours } from '../src/hours/hours.ts';
import { dayNumber, instantOf } from '../src/hours/japan-minute.ts';
import type { HoursParameters, HoursReadings } from '../src/hours/parameters.ts';
import { parseNightTime } from '../src/night-time.ts';

/** Returns the instant of a night time, 0:00 to 47:59, of an operation date. */
export function at(day: string, time: string): number {
  return instantOf(dayNumber(day) * 1440 + (parseNightTime(time) ?? Number.NaN));
}

/** Returns periods of an operation date from '12:00-13:00 25:10-25:30'. */
export function periods(day: string, text: string): Period[] {
  const written = text.split(' ').filter((one) => one !== '');
  return written.map((one) => {
    const [start = '', end = ''] = one.split('-');
    return { start: at(day, start), end: at(day, end) };
  });
}

/** Returns a duty of an operation date from '6:00-20:00'; its id is day and start. */
export function dutyOf(day: string, text: string, more: Partial<Duty> = {}): Duty {
  const [period = { start: 0, end: 0 }] = periods(day, text);
  return { id: `${day} ${text.split('-')[0]}`, state: 'actual', ...period, ...more };
}

/** Returns the settings of a company without holidays and agreement, with labour months from the 21st and years from April. */
export function inputOf(duties: readonly Duty[], more: Partial<HoursInput> = {}): HoursInput {
  return {
    duties,
    parameters: [firstParameters],
    legalHolidays: [],
    agreements: [],
    labourMonthStartDay: 21,
    yearStartMonth: 4,
    ...more,
  };
}

/** Returns the first row of parameters with other readings. */
export function reading(readings: Partial<HoursReadings>): { parameters: HoursParameters[] } {
  return { parameters: [{ ...firstParameters, readings: { ...firstParameters.readings, ...readings } }] };
}

/** Returns the findings of duties as 'code actual/limit', those of some codes only when they are named. */
export function found(duties: readonly Duty[], codes: readonly string[], more: Partial<HoursInput> = {}): string[] {
  const findings = hours(inputOf(duties, more)).findings.filter(({ code }) => codes.includes(code));
  return findings.map(({ actual, code, limit }) => `${code} ${actual}/${limit}`);
}
