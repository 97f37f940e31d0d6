import { firstParameters } from '@haisha/rules/hours/first-parameters';
import type { HoursResult } from '@haisha/rules/hours/hours-result';
import { dayNumber, dayText } from '@haisha/rules/hours/japan-minute';
import {
  firstMonthOf,
  type LabourCalendar,
  labourMonthOf,
  labourYearOf,
  monthStartOf,
} from '@haisha/rules/hours/labour-calendar';
import type { RecordedDriver, TimeRecordMonth } from '@haisha/validation/time-record';
import { readHoursSettings } from '../../../services/hours/read-hours-settings.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { toldFindings } from './day-hours.ts';
import type { Days } from './days.ts';
import { readRecords } from './read-records.ts';

/** Reads the labour month that holds a day, of one driver, with what the labour year has until its end. */
export async function readMonth(db: Reader, driver: RecordedDriver, date: string): Promise<TimeRecordMonth> {
  const calendar = (await readHoursSettings(db))(driver.departmentId, date);
  const month = labourMonthOf(dayNumber(date), calendar);
  const firstOfYear = firstMonthOf(labourYearOf(month, calendar), calendar);
  const days = monthsFrom(month, 1, calendar);
  const year = monthsFrom(firstOfYear, 12, calendar);
  const [own] = await readRecords(db, [driver.id], days, year, date);
  if (!own) throw new Error('a driver has no records');
  return { driver, ...days, records: own.records, ...totalsOf(own.result, days, year) };
}

function monthsFrom(month: number, count: number, calendar: LabourCalendar): Days {
  const [from, next] = [month, month + count].map((one) => monthStartOf(one, calendar));
  return { from: dayText(from ?? 0), to: dayText((next ?? 0) - 1) };
}

function totalsOf(result: HoursResult, days: Days, ofYear: Days): Pick<TimeRecordMonth, 'total' | 'year'> {
  const begins = ({ start }: { start: string }) => days.from <= start && start <= days.to;
  const month = result.months.find(begins);
  const year = result.years.find(({ start }) => start === ofYear.from);
  const periods = [...result.weeks, ...result.twoWeeks].filter(begins);
  return {
    total: {
      shifts: month?.shifts ?? 0,
      dutyMinutes: month?.dutyMinutes ?? 0,
      mostMinutes: month?.most ?? firstParameters.month.most,
      usualMinutes: month?.usual ?? firstParameters.month.most,
      workMinutes: month?.workMinutes ?? 0,
      drivingMinutes: month?.drivingMinutes ?? 0,
      overtimeMinutes: month?.overtimeMinutes ?? 0,
      nightMinutes: sumOf(result, days, ({ nightMinutes }) => nightMinutes),
      holidayMinutes: sumOf(result, days, ({ holidayMinutes }) => holidayMinutes),
      findings: toldFindings([...(month ? [month] : []), ...periods, ...(year ? [year] : [])]),
    },
    year: {
      dutyMinutes: year?.dutyMinutes ?? 0,
      mostMinutes: year?.most ?? firstParameters.year.most,
      overtimeMinutes: year?.overtimeMinutes ?? 0,
    },
  };
}

function sumOf(
  { days: shifts }: HoursResult,
  { from, to }: Days,
  of: (shift: HoursResult['days'][number]) => number,
): number {
  const own = shifts.filter(({ day }) => from <= day && day <= to);
  return own.reduce((sum, shift) => sum + of(shift), 0);
}
