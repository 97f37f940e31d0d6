import { weekdayOf } from '../generation/day-facts.ts';
import type { HoursResult } from '../hours/hours-result.ts';
import { dayNumber, dayText } from '../hours/japan-minute.ts';
import type { DriverFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

type Absence = Pick<DriverFacts, 'id' | 'leave' | 'availableWeekdays'>;

/** Check 16: a driver is there on the day of the run. Leave blocks it; half a day and an unusual weekday are watched. */
export function driverAbsence(driver: Absence, days: { first: string; last: string }): RunFinding[] {
  const { id: driverId } = driver;
  const leave = driver.leave.filter(({ day }) => day >= days.first && day <= days.last);
  const weekday = weekdayOf(days.first);
  const isUnusual = driver.availableWeekdays.length > 0 && !driver.availableWeekdays.includes(weekday);
  return [
    // A finding is read by more people than may know why somebody is away.
    ...leave.map(({ day, part = 'day' }): RunFinding => {
      const params = { driverId, day };
      // Whoever is away for half a day may drive in the other one: the office has to look.
      return part === 'day'
        ? { check: 16, level: 'red', code: 'onLeave', params }
        : { check: 16, level: 'amber', code: part === 'am' ? 'onLeaveBeforeNoon' : 'onLeaveAfterNoon', params };
    }),
    ...(isUnusual && leave.length === 0
      ? [{ check: 16, level: 'amber', code: 'otherWeekday', params: { driverId, weekday } } as const]
      : []),
  ];
}

/** Check 16: how many days in a row a driver would work, up to the day of the run and on from it, and how many may be. */
export function daysInRow(driverId: string, hours: HoursResult, day: string, most: number): RunFinding[] {
  const days = consecutiveDays(hours, day);
  if (days <= most) return [];
  return [{ check: 16, level: 'amber', code: 'tooManyDaysInRow', params: { driverId, days, most } }];
}

/** Returns the days in a row with duty that contain a day; 0 when that day has none. */
export function consecutiveDays({ days }: HoursResult, day: string): number {
  const worked = new Set(days.map((one) => one.day));
  if (!worked.has(day)) return 0;
  const inRow = (step: 1 | -1): number => {
    let count = 0;
    while (worked.has(dayText(dayNumber(day) + step * (count + 1)))) count += 1;
    return count;
  };
  return 1 + inRow(-1) + inRow(1);
}
