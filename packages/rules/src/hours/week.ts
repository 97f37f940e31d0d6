import { dutyLimit } from './day-duty.ts';
import { dutyFindings, restFindings } from './duty-findings.ts';
import { type Finding, findingOf } from './finding.ts';
import type { DayHours, WeekHours } from './hours-result.ts';
import { dayText, instantOf } from './japan-minute.ts';
import { isLongDistanceWeek } from './long-distance.ts';
import { overtimeOfWeek } from './overtime.ts';
import { neededRest } from './rest.ts';
import { shiftFindings } from './shift-findings.ts';
import type { ShiftHours } from './shift-hours.ts';

/** A shift with its hours as they are told. */
export type JudgedShift = { hours: ShiftHours; day: DayHours };

/** Returns the hours of a week and of its shifts; `before` is the last shift of the week before, which may reach into it. */
export function weekHours(
  start: number,
  shifts: readonly ShiftHours[],
  before: ShiftHours | undefined,
): { week: WeekHours; shifts: JudgedShift[] } {
  const [first] = shifts as [ShiftHours];
  const { parameters } = first.shift.row;
  const isLongDistance = isLongDistanceWeek(
    shifts.map(({ shift }) => shift),
    parameters,
  );
  const overtime = overtimeOfWeek(
    shifts.map(({ classes, shift }) => ({ day: shift.day, ...classes })),
    parameters,
  );
  const allowance = { duties: isLongDistance ? parameters.longDistance.perWeek : 0, rests: 0 };
  allowance.rests = allowance.duties;
  const judged = shifts.map((hours, at) => judgedShift(hours, overtime[at] ?? 0, allowance));
  const week: WeekHours = {
    start: dayText(start),
    longDays: shifts.filter(isLong).length,
    isLongDistance,
    workMinutes: shifts.reduce((sum, { shift }) => sum + shift.workMinutes, 0),
    overtimeMinutes: overtime.reduce((sum, minutes) => sum + minutes, 0),
    findings: weekFindings(start, shifts, before),
  };
  return { week, shifts: judged };
}

/** Long days and short rests of long distance are allowed a few times a week: the first ones take them. */
function judgedShift(
  hours: ShiftHours,
  overtimeMinutes: number,
  allowance: { duties: number; rests: number },
): JudgedShift {
  const { classes, continuous, dayDuty, near, shift } = hours;
  const limit = dutyLimit(near, dayDuty.minutes, allowance.duties > 0);
  if (limit.case === 'longDistance') allowance.duties -= 1;
  const needed = neededRest(near, allowance.rests > 0);
  if (needed.case === 'longDistance' && (hours.restAfter ?? Number.POSITIVE_INFINITY) < shift.row.parameters.rest.least)
    allowance.rests -= 1;
  const day: DayHours = {
    dutyIds: shift.dutyIds,
    day: dayText(shift.day),
    start: instantOf(shift.start),
    end: instantOf(shift.end),
    state: shift.state,
    dutyMinutes: dayDuty.minutes,
    doubleCountedMinutes: dayDuty.doubleCounted,
    shiftMinutes: shift.dutyMinutes,
    takenOffMinutes: hours.takenOffMinutes,
    restBeforeMinutes: hours.restBefore,
    restAfterMinutes: hours.restAfter,
    workMinutes: shift.workMinutes,
    breakMinutes: shift.dutyMinutes - shift.workMinutes,
    drivingMinutes: shift.drivingMinutes,
    continuousDrivingMinutes: continuous.longest,
    overtimeMinutes,
    nightMinutes: classes.night,
    holidayMinutes: classes.holiday,
    holidayNightMinutes: classes.holidayNight,
    findings: [...dutyFindings(hours, limit), ...restFindings(hours, needed), ...shiftFindings(hours)],
  };
  return { hours, day };
}

/** A day over 14 hours; two drivers and alternate-day duty have limits of their own. */
function isLong({ dayDuty, shift }: ShiftHours): boolean {
  return shift.crew === 'one' && !shift.isAlternate && dayDuty.minutes > shift.row.parameters.day.watch;
}

function weekFindings(start: number, shifts: readonly ShiftHours[], before: ShiftHours | undefined): Finding[] {
  const { parameters } = (shifts[0] as ShiftHours).shift.row;
  const { day, readings } = parameters;
  const level = readings.longDays === 'breach' ? 'red' : 'amber';
  const found: Finding[] = [];
  const long = shifts.filter(isLong);
  if (long.length > day.watchPerWeek) {
    const dutyIds = long.flatMap(({ shift }) => shift.dutyIds);
    const facts = { day: dayText(start), dutyIds, actual: long.length, limit: day.watchPerWeek, level } as const;
    found.push(findingOf('longDays', parameters, facts));
  }
  for (const [at, hours] of shifts.entries()) {
    const previous = shifts[at - 1] ?? before;
    if (!previous || !isLong(hours) || !isLong(previous) || previous.shift.day + 1 !== hours.shift.day) continue;
    const dutyIds = [...previous.shift.dutyIds, ...hours.shift.dutyIds];
    const facts = { day: dayText(hours.shift.day), dutyIds, actual: 2, limit: 1, level } as const;
    found.push(findingOf('longDaysInRow', parameters, facts));
  }
  const days = new Set([...(before?.classes.days ?? []), ...shifts.flatMap(({ classes }) => classes.days)]);
  const worked = [...days].filter((one) => one >= start && one < start + 7).length;
  if (worked === 7) {
    const dutyIds = shifts.flatMap(({ shift }) => shift.dutyIds);
    found.push(findingOf('weekWithoutHoliday', parameters, { day: dayText(start), dutyIds, actual: worked, limit: 6 }));
  }
  return found;
}
