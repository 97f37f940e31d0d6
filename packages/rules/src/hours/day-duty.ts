import type { FindingCase } from './finding.ts';
import { dayMinutes } from './japan-minute.ts';
import type { NearShifts } from './near-shifts.ts';
import type { Shift } from './shift.ts';
import { minutesOf } from './span.ts';
import { countedWithin, takenOff } from './unforeseeable.ts';

/** Duty of the 24 hours from a start of work, and how much of it belongs to later starts. */
export type DayDuty = { minutes: number; doubleCounted: number };

/** Returns day duty (1日の拘束時間): all duty in the 24 hours from the start of a shift. */
export function dayDuty(near: NearShifts): DayDuty {
  const { start, end } = near.shifts[near.at] as Shift;
  const until = start + dayMinutes;
  const minutes = countedWithin(near, 'duty', start, until);
  return { minutes, doubleCounted: minutes - countedWithin(near, 'duty', start, Math.min(end, until)) };
}

/** What a shift is held against: its counted duty and the most that its rule allows. */
export type DutyLimit = { minutes: number; most: number; case: FindingCase };

/**
 * Returns the limit of a shift with its counted duty: of a day (第4条第1項第3号), of two drivers or of alternate-day duty
 * (第4項第2号, 第3号). `mayBeLong` says that the week still allows a long day of long distance.
 */
export function dutyLimit(near: NearShifts, minutes: number, mayBeLong: boolean): DutyLimit {
  const shift = near.shifts[near.at] as Shift;
  const { day, longDistance } = shift.row.parameters;
  if (shift.isAlternate) return alternateLimit(shift, wholeDuty(near));
  if (shift.crew !== 'one') return twoCrewLimit(shift, minutes, wholeDuty(near));
  if (mayBeLong && minutes > day.most) return { minutes, most: longDistance.dayMost, case: 'longDistance' };
  return { minutes, most: day.most, case: 'usual' };
}

function wholeDuty(near: NearShifts): number {
  return (near.shifts[near.at] as Shift).dutyMinutes - minutesOf(takenOff(near, near.at));
}

function alternateLimit({ nightSleepMinutes, row }: Shift, minutes: number): DutyLimit {
  const { alternate } = row.parameters;
  return nightSleepMinutes >= alternate.nightSleep && minutes > alternate.most
    ? { minutes, most: alternate.extendedMost, case: 'alternateExtended' }
    : { minutes, most: alternate.most, case: 'alternate' };
}

function twoCrewLimit({ crew, sleepMinutes, row }: Shift, inWindow: number, whole: number): DutyLimit {
  const { readings, twoCrew } = row.parameters;
  if (crew === 'twoWithBed' && whole > twoCrew.dayMost) {
    return sleepMinutes >= twoCrew.sleep
      ? { minutes: whole, most: twoCrew.sleepMost, case: 'twoCrewSleep' }
      : { minutes: whole, most: twoCrew.bedMost, case: 'twoCrewBed' };
  }
  const minutes = readings.twoCrew === 'window' ? inWindow : whole;
  return { minutes, most: twoCrew.dayMost, case: 'twoCrew' };
}
