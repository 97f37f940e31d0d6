import { type Finding, findingOf } from './finding.ts';
import type { HoursContext } from './hours-context.ts';
import type { MonthHours, YearHours } from './hours-result.ts';
import { dayText } from './japan-minute.ts';
import { firstMonthOf, labourYearOf, monthStartOf } from './labour-calendar.ts';
import { type HoursParameters, parametersOn } from './parameters.ts';

/** A labour month with its number. */
export type NumberedMonth = { month: number; hours: MonthHours };

type MonthInRow = NumberedMonth & { inRow: number };

/** Returns the labour years (第4条第1項第1号, 第2号, 労働基準法第36条) of months in order. */
export function yearsOf(months: readonly NumberedMonth[], context: HoursContext): YearHours[] {
  const counted = countedInRow(months, context.carriedOver.monthsOverInRow);
  const years = [...new Set(months.map(({ month }) => labourYearOf(month, context.calendar)))];
  return years.map((year, at) => {
    const own = counted.filter(({ month }) => labourYearOf(month, context.calendar) === year);
    return yearHours(year, own, at === 0, context);
  });
}

/** Counts months over the usual limit that follow each other. */
function countedInRow(months: readonly NumberedMonth[], before: number): MonthInRow[] {
  let inRow = before;
  return months.map((one, at) => {
    const previous = months[at - 1];
    const follows = previous === undefined || previous.month + 1 === one.month;
    inRow = isOver(one) ? (follows ? inRow : 0) + 1 : 0;
    return { ...one, inRow };
  });
}

function isOver({ hours }: NumberedMonth): boolean {
  return hours.dutyMinutes > hours.usual;
}

function yearHours(year: number, months: readonly MonthInRow[], isFirst: boolean, context: HoursContext): YearHours {
  const { agreements, calendar, carriedOver, rows } = context;
  const start = monthStartOf(firstMonthOf(year, calendar), calendar);
  const end = monthStartOf(firstMonthOf(year + 1, calendar), calendar);
  const { parameters } = parametersOn(rows, start);
  const agreement = agreements.find(({ from, to }) => from < end && to >= start);
  const before = isFirst ? carriedOver : { dutyMinutes: 0, overtimeMinutes: 0, monthsOver: 0 };
  const hours = {
    start: dayText(start),
    dutyMinutes: months.reduce((sum, one) => sum + one.hours.dutyMinutes, before.dutyMinutes),
    most: agreement?.isLongYear ? parameters.year.mostAgreed : parameters.year.most,
    overtimeMinutes: months.reduce((sum, one) => sum + one.hours.overtimeMinutes, before.overtimeMinutes),
    overtimeMost: agreement?.hasOvertimeClause === false ? parameters.year.overtimeUsual : parameters.year.overtime,
    monthsOver: before.monthsOver + months.filter(isOver).length,
  };
  return {
    ...hours,
    findings: [...totalFindings(hours, parameters), ...monthFindings(months, before.monthsOver, parameters)],
  };
}

function totalFindings(hours: Omit<YearHours, 'findings'>, parameters: HoursParameters): Finding[] {
  const facts = { day: hours.start, dutyIds: [] };
  const told = (
    actual: number,
    limit: number,
    over: 'yearOverMost' | 'yearOvertime',
    near: 'yearNear' | 'yearOvertimeNear',
  ) => {
    if (actual > limit) {
      const wayOut = { code: 'shorten', minutes: actual - limit } as const;
      return [findingOf(over, parameters, { ...facts, actual, limit, wayOut })];
    }
    return actual * 100 > limit * parameters.warnPercent
      ? [findingOf(near, parameters, { ...facts, actual, limit })]
      : [];
  };
  return [
    ...told(hours.dutyMinutes, hours.most, 'yearOverMost', 'yearNear'),
    ...told(hours.overtimeMinutes, hours.overtimeMost, 'yearOvertime', 'yearOvertimeNear'),
  ];
}

/** Months over the usual limit beyond those that the labour agreement allows; without one the month itself says so. */
function monthFindings(months: readonly MonthInRow[], before: number, parameters: HoursParameters): Finding[] {
  const { monthsOver, monthsOverInRow } = parameters.month;
  let count = before;
  return months.filter(isOver).flatMap(({ hours, inRow }) => {
    count += 1;
    if (hours.most === hours.usual) return [];
    const facts = { day: hours.start, dutyIds: [], case: 'agreement' } as const;
    const many = { ...facts, actual: count, limit: monthsOver };
    const row = { ...facts, actual: inRow, limit: monthsOverInRow };
    return [
      ...(count > monthsOver ? [findingOf('monthsOverTooMany', parameters, many)] : []),
      ...(inRow > monthsOverInRow ? [findingOf('monthsOverInRow', parameters, row)] : []),
    ];
  });
}
