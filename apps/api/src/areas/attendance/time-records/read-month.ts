import { firstParameters } from '@haisha/rules/hours/first-parameters';
import type { HoursOfDays } from '@haisha/rules/hours/hours-of-days';
import type { HoursResult } from '@haisha/rules/hours/hours-result';
import { dayNumber } from '@haisha/rules/hours/japan-minute';
import { firstMonthOf, labourMonthOf, labourYearOf } from '@haisha/rules/hours/labour-calendar';
import type { RecordedDriver, TimeRecordMonth } from '@haisha/validation/time-record';
import { readHoursSettings } from '../../../services/hours/read-hours-settings.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { toldFindings } from './day-hours.ts';
import type { Days } from './days.ts';
import { monthsFrom } from './labour-days.ts';
import { readRecordsWithHours } from './read-records.ts';

/** Reads the labour month that holds a day, of one driver, with what the labour year has until its end. */
export async function readMonth(
  db: Reader,
  driver: RecordedDriver,
  date: string,
): Promise<Omit<TimeRecordMonth, 'aloneFrom'>> {
  const calendar = (await readHoursSettings(db))(driver.departmentId, date);
  const month = labourMonthOf(dayNumber(date), calendar);
  const firstOfYear = firstMonthOf(labourYearOf(month, calendar), calendar);
  const days = monthsFrom(month, 1, calendar);
  const year = monthsFrom(firstOfYear, 12, calendar);
  const { records, result } = await readRecordsWithHours(db, driver.id, { days, around: year, on: date });
  return { driver, ...days, records, ...totalsOf(result, days, year) };
}

function totalsOf(result: HoursResult, days: Days, ofYear: Days): Pick<TimeRecordMonth, 'total' | 'year'> {
  const year = result.years.find(({ start }) => start === ofYear.from);
  return {
    total: {
      ...sumsOfMonth(result, days),
      findings: toldFindings([...periodsOfMonth(result, days), ...(year ? [year] : [])]),
    },
    year: {
      dutyMinutes: year?.dutyMinutes ?? 0,
      mostMinutes: year?.most ?? firstParameters.year.most,
      overtimeMinutes: year?.overtimeMinutes ?? 0,
    },
  };
}

/** The month and the weeks that begin in it. */
export function periodsOfMonth(result: HoursOfDays, days: Days) {
  return [...result.months, ...result.weeks, ...result.twoWeeks].filter(
    ({ start }) => days.from <= start && start <= days.to,
  );
}

/** What a labour month comes to. */
export function sumsOfMonth(result: HoursOfDays, days: Days): Omit<TimeRecordMonth['total'], 'findings'> {
  const month = result.months.find(({ start }) => days.from <= start && start <= days.to);
  return {
    shifts: month?.shifts ?? 0,
    dutyMinutes: month?.dutyMinutes ?? 0,
    mostMinutes: month?.most ?? firstParameters.month.most,
    usualMinutes: month?.usual ?? firstParameters.month.most,
    workMinutes: month?.workMinutes ?? 0,
    drivingMinutes: month?.drivingMinutes ?? 0,
    overtimeMinutes: month?.overtimeMinutes ?? 0,
    nightMinutes: sumOf(result, days, ({ nightMinutes }) => nightMinutes),
    holidayMinutes: sumOf(result, days, ({ holidayMinutes }) => holidayMinutes),
  };
}

function sumOf(
  { days: shifts }: HoursOfDays,
  { from, to }: Days,
  of: (shift: HoursOfDays['days'][number]) => number,
): number {
  const own = shifts.filter(({ day }) => from <= day && day <= to);
  return own.reduce((sum, shift) => sum + of(shift), 0);
}
