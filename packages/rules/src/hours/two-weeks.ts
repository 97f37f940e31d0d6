import { type Finding, findingOf } from './finding.ts';
import type { TwoWeeksHours } from './hours-result.ts';
import { dayText } from './japan-minute.ts';
import type { HoursParameters } from './parameters.ts';
import type { ShiftHours } from './shift-hours.ts';

/**
 * Returns the hours of two weeks, counted from a fixed day: driving (第4条第1項第6号), work on holidays (第5項), alternate-day
 * duty (第4項第3号). `before` is the last shift before them, which may reach into them.
 */
export function twoWeeksHours(
  start: number,
  shifts: readonly ShiftHours[],
  before: ShiftHours | undefined,
): TwoWeeksHours {
  const { parameters } = (shifts[0] as ShiftHours).shift.row;
  const worked = new Set([before, ...shifts].flatMap((hours) => hours?.classes.holidays ?? []));
  const holidays = [...worked].filter((day) => day >= start && day < start + 14);
  const hours = {
    start: dayText(start),
    drivingMinutes: shifts.reduce((sum, { shift }) => sum + shift.drivingMinutes, 0),
    dutyMinutes: shifts.reduce((sum, { shift }) => sum + shift.dutyMinutes, 0),
    holidaysWorked: holidays.length,
    alternateExtended: shifts.filter(isExtended).length,
  };
  const dutyIds = shifts.flatMap(({ shift }) => shift.dutyIds);
  const worksOnHoliday = (one: ShiftHours | undefined) => one?.classes.holidays.some((day) => holidays.includes(day));
  const holidayIds = [before, ...shifts].flatMap((one) => (worksOnHoliday(one) ? (one?.shift.dutyIds ?? []) : []));
  return { ...hours, findings: findingsOf(hours, dutyIds, holidayIds, parameters) };
}

function isExtended({ shift, takenOffMinutes }: ShiftHours): boolean {
  return shift.isAlternate && shift.dutyMinutes - takenOffMinutes > shift.row.parameters.alternate.most;
}

function findingsOf(
  hours: Omit<TwoWeeksHours, 'findings'>,
  dutyIds: readonly string[],
  holidayIds: readonly string[],
  parameters: HoursParameters,
): Finding[] {
  const { alternate, driving, holiday } = parameters;
  const facts = { day: hours.start, dutyIds };
  const found: Finding[] = [];
  const most = 2 * driving.weekAverage;
  if (hours.drivingMinutes > most) {
    const minutes = hours.drivingMinutes - most;
    const wayOut = { code: 'driveLess', minutes } as const;
    found.push(
      findingOf('twoWeekDriving', parameters, { ...facts, actual: hours.drivingMinutes, limit: most, wayOut }),
    );
  }
  if (hours.holidaysWorked > holiday.workPerTwoWeeks) {
    const limit = holiday.workPerTwoWeeks;
    const counts = { day: hours.start, dutyIds: holidayIds, actual: hours.holidaysWorked, limit };
    found.push(findingOf('holidayWorkTooOften', parameters, counts));
  }
  if (hours.alternateExtended > alternate.extendedPerTwoWeeks) {
    const counts = { ...facts, actual: hours.alternateExtended, limit: alternate.extendedPerTwoWeeks };
    found.push(findingOf('alternateTooOften', parameters, counts));
  }
  if (hours.alternateExtended > 0 && hours.dutyMinutes > alternate.twoWeeks) {
    const minutes = hours.dutyMinutes - alternate.twoWeeks;
    const wayOut = { code: 'shorten', minutes } as const;
    const counts = { ...facts, actual: hours.dutyMinutes, limit: alternate.twoWeeks, wayOut };
    found.push(findingOf('alternateTwoWeeks', parameters, counts));
  }
  return found;
}
